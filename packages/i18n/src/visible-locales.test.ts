import { describe, expect, it } from 'vitest';
import { locales } from './locales';
import { formatLocale, localesByCountry, visibleLocales } from './visible-locales';

const specified = `US en,es; NL nl; BE nl,fr,de; FR fr; IT it; ES es; DE de; AT de; IE en; GB en; CA en,fr;
  PL pl; AU en; NZ en; CH de,it,fr,en; DK da; FI fi,sv; NO nb; SE sv`;

describe('the language menu', () => {
  it('shows the locales that the specification lists for each country', () => {
    const table = Object.fromEntries(
      specified.split(';').map((row) => {
        const [country = '', list = ''] = row.trim().split(' ');
        return [country, list.split(',')];
      }),
    );
    expect(localesByCountry).toEqual(table);
  });

  it('shows all locales of the brand in a country off the list, or an unknown one', () => {
    expect(visibleLocales('JP')).toEqual(locales);
    expect(visibleLocales(undefined)).toEqual(locales);
    expect(visibleLocales('toString', ['nl', 'fr'])).toEqual(['nl', 'fr']);
  });

  it('leaves out what the brand does not offer', () => {
    expect(visibleLocales('be', ['de', 'nl'])).toEqual(['nl', 'de']);
    expect(visibleLocales('PL', ['de', 'nl'])).toEqual(['de', 'nl']);
  });
});

describe('the tag for formats', () => {
  it("is the visitor's region where the locale is at home there, else the locale's own", () => {
    expect([
      formatLocale('de', 'AT'),
      formatLocale('en', 'us'),
      formatLocale('fr', 'NL'),
      formatLocale('nl', null),
      formatLocale('en', 'constructor'),
    ]).toEqual(['de-AT', 'en-US', 'fr-FR', 'nl-NL', 'en-GB']);
  });
});
