/** The product's languages, in their display order. */
export const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;

export type Locale = (typeof locales)[number];

export interface LocaleDescription {
  /** Language and region tag for `Intl` where the member's country is unknown. */
  readonly iso: string;
  /** Language passed to the emoji and GIF search. */
  readonly gif: string;
  /** Value of the `lang` attribute and of `hreflang`. */
  readonly htmlLang: string;
  /** The language's own name, as shown in language menus. */
  readonly endonym: string;
  /** Offers, in that language, to show the page in it. */
  readonly offer: string;
}

/** Constants of each locale. */
export const localeDescriptions: Readonly<Record<Locale, LocaleDescription>> = {
  da: { iso: 'da-DK', gif: 'da', htmlLang: 'da', endonym: 'Dansk', offer: 'På dansk?' },
  de: { iso: 'de-DE', gif: 'de', htmlLang: 'de', endonym: 'Deutsch', offer: 'Auf Deutsch?' },
  en: { iso: 'en-GB', gif: 'en', htmlLang: 'en', endonym: 'English', offer: 'In English?' },
  es: { iso: 'es-ES', gif: 'es', htmlLang: 'es', endonym: 'Español', offer: '¿En español?' },
  fi: { iso: 'fi-FI', gif: 'fi', htmlLang: 'fi', endonym: 'Suomi', offer: 'Suomeksi?' },
  fr: { iso: 'fr-FR', gif: 'fr', htmlLang: 'fr', endonym: 'Français', offer: 'En français\u00a0?' },
  it: { iso: 'it-IT', gif: 'it', htmlLang: 'it', endonym: 'Italiano', offer: 'In italiano?' },
  nb: { iso: 'nb-NO', gif: 'no', htmlLang: 'nb', endonym: 'Norsk bokmål', offer: 'På norsk?' },
  nl: { iso: 'nl-NL', gif: 'nl', htmlLang: 'nl', endonym: 'Nederlands', offer: 'In het Nederlands?' },
  pl: { iso: 'pl-PL', gif: 'pl', htmlLang: 'pl', endonym: 'Polski', offer: 'Po polsku?' },
  sv: { iso: 'sv-SE', gif: 'sv', htmlLang: 'sv', endonym: 'Svenska', offer: 'På svenska?' },
};

/** The locale of a site whose settings set none. */
export const defaultLocale: Locale = 'en';

/** The locale whose text is used where a catalogue lacks a message. */
export const fallbackLocale: Locale = 'nl';

/** The locale of tests that look for hard-coded or overflowing text. No brand offers it. */
export const pseudoLocale = 'xx';

/** Whether an untrusted value is one of the product's locales. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Returns the locale of a language tag (`de-AT`, `nl_BE`): its first two letters, if supported. */
export function localeOfLanguage(language: string | null | undefined): Locale | undefined {
  const letters = language?.slice(0, 2).toLowerCase();
  return isLocale(letters) ? letters : undefined;
}
