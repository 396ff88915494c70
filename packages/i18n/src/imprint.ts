/** What an imprint must name of the company beside its address, by the language of the country whose law asks for it. */
export const imprintFields = {
  de: ['representative'],
  fr: ['representative', 'host', 'mediator'],
} as const;

/** The languages with which a brand needs an imprint. */
export const imprintLocales = ['de', 'fr'] as const satisfies readonly (keyof typeof imprintFields)[];

/** Whether a brand of these languages has an imprint, at `/pages/imprint` and in its footer. */
export function hasImprint(locales: readonly string[]): boolean {
  return imprintLocales.some((locale) => locales.includes(locale));
}
