export interface DeclaredMessage {
  /** `area.key`; `pickAreas` selects by area. */
  readonly id: `${string}.${string}`;
  /** English text in ICU message syntax. */
  readonly defaultMessage: string;
  /** Context for translators: where the text appears, what the placeholders are. */
  readonly description: string;
}

/**
 * Declares messages where they are used; returns them unchanged. Use this one and not react-intl's, whose
 * type treats every declared message as one without placeholders: with this one `formatMessage` checks the
 * values against the arguments that `npm run workspace i18n extract` reads from the text.
 */
export function defineMessages<const D extends Record<string, DeclaredMessage>>(messages: D): D {
  return messages;
}
