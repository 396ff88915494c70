/** The intents of the page's buttons. */
export const intents = {
  /** From the details to the mandate, and back. */
  mandate: 'mandate',
  details: 'details',
  /** Sends the code. */
  request: 'request',
  /** From the code back to the number. */
  change: 'change',
  another: 'another',
  order: 'order',
  /** To another payment method. */
  other: 'other',
} as const;

export type Intent = (typeof intents)[keyof typeof intents];

/** Returns a button's intent; the page's first button's if none was sent. */
export function intentOf(text: unknown): Intent {
  return Object.values(intents).find((intent) => intent === text) ?? intents.mandate;
}
