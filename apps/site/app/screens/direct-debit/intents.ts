/** What a button of the page sends its form for. */
export const intents = {
  /** From the details to the mandate, and back. */
  mandate: 'mandate',
  details: 'details',
  /** Has the code sent. */
  request: 'request',
  /** From the code back to the number. */
  change: 'change',
  another: 'another',
  order: 'order',
  /** To another way to pay. */
  other: 'other',
} as const;

export type Intent = (typeof intents)[keyof typeof intents];

/** The intent that a button sent; that of the page's first button where none did. */
export function intentOf(text: unknown): Intent {
  return Object.values(intents).find((intent) => intent === text) ?? intents.mandate;
}
