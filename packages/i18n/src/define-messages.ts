export interface DeclaredMessage {
  /** `area.key`; the area is what `pickAreas` goes by. */
  readonly id: `${string}.${string}`;
  /** English text in ICU message syntax. */
  readonly defaultMessage: string;
  /** What a translator must know: where the text stands, what the placeholders are. */
  readonly description: string;
}

/**
 * Declares messages beside their use; gives them back as they are. Use this one and not react-intl's, whose
 * type takes every declared message for one without placeholders: with this one `formatMessage` checks the
 * values against the arguments that `npm run workspace i18n extract` reads from the text.
 */
export function defineMessages<const D extends Record<string, DeclaredMessage>>(messages: D): D {
  return messages;
}
