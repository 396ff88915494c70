import { describe, expect, it } from 'vitest';
import { locales } from './locales';
import { formatLocale, localesByCountry, visibleLocales } from './visible-locales';

const specified = `US en,es; NL nl; BE nl,fr,de; FR fr; IT it; ES es; DE de; AT de; IE en; GB en; CA en,fr;
  PL pl; AU en; NZ en; CH de,it,fr,en; DK da; FI fi,sv; NO nb; SE sv`;

describe('the language menu', () => {
  it('shows the specified locales for each country', () => {
    const table = Object.fromEntries(
      specified.split(';').map((row) => {
        const [country = '', list = ''] = row.trim().split(' ');
        return [country, list.split(',')];
      }),
    );
    expect(localesByCountry).toEqual(table);
  });

  it('shows all locales of the brand in an unlisted or unknown country', () => {
    expect(visibleLocales('JP')).toEqual(locales);
    expect(visibleLocales(undefined)).toEqual(locales);
    expect(visibleLocales('toString', ['nl', 'fr'])).toEqual(['nl', 'fr']);
  });

  it('omits locales that the brand does not offer', () => {
    expect(visibleLocales('be', ['de', 'nl'])).toEqual(['nl', 'de']);
    expect(visibleLocales('PL', ['de', 'nl'])).toEqual(['de', 'nl']);
  });
});

describe('formatLocale', () => {
  it("uses the visitor's country if the locale is at home there, else the default of the locale", () => {
    expect([
      formatLocale('de', 'AT'),
      formatLocale('en', 'us'),
      formatLocale('fr', 'NL'),
      formatLocale('nl', null),
      formatLocale('en', 'constructor'),
    ]).toEqual(['de-AT', 'en-US', 'fr-FR', 'nl-NL', 'en-GB']);
  });
});
