import { describe, expect, it } from 'vitest';
import { isLocale, localeDescriptions, localeOfLanguage, locales } from './locales';

describe('the locales', () => {
  it('are the eleven supported ones', () => {
    expect(locales).toEqual(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']);
  });

  it('have an ISO tag and an HTML language that are valid for Intl', () => {
    for (const locale of locales) {
      const { iso, htmlLang } = localeDescriptions[locale];
      expect([...Intl.getCanonicalLocales([iso, htmlLang])]).toEqual([iso, htmlLang]);
      expect(Intl.DateTimeFormat.supportedLocalesOf([iso])).toEqual([iso]);
      expect(new Intl.Locale(iso).language).toBe(locale);
    }
  });

  it('have an iso and a gif locale', () => {
    expect(Object.entries(localeDescriptions).map(([locale, { iso, gif }]) => [locale, iso, gif])).toEqual([
      ['da', 'da-DK', 'da'],
      ['de', 'de-DE', 'de'],
      ['en', 'en-GB', 'en'],
      ['es', 'es-ES', 'es'],
      ['fi', 'fi-FI', 'fi'],
      ['fr', 'fr-FR', 'fr'],
      ['it', 'it-IT', 'it'],
      ['nb', 'nb-NO', 'no'],
      ['nl', 'nl-NL', 'nl'],
      ['pl', 'pl-PL', 'pl'],
      ['sv', 'sv-SE', 'sv'],
    ]);
  });

  it('are named in their own language', () => {
    for (const locale of locales) {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
      expect(localeDescriptions[locale].endonym.toLowerCase()).toBe(name?.toLowerCase());
    }
  });

  it('are recognized, and nothing else is', () => {
    expect(['nl', 'NL', 'xx', '', 'toString', null, undefined, 3].map(isLocale)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are derived from the first two letters of a language', () => {
    expect(['de-AT', 'NL_be', 'en', 'pt-BR', '', null, undefined].map(localeOfLanguage)).toEqual([
      'de',
      'nl',
      'en',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
