import { describe, expect, it } from 'vitest';
import { resolveLocale } from './resolve-locale';

const all = {
  requested: 'pl',
  account: 'sv',
  cookie: 'da',
  domainLanguage: 'de-DE',
  country: 'FI',
  brandDefault: 'it',
} as const;

describe('the locale of a request', () => {
  it('comes from the first source that names one, in the fixed order', () => {
    expect([
      resolveLocale(all),
      resolveLocale({ ...all, requested: null }),
      resolveLocale({ ...all, requested: null, account: null }),
      resolveLocale({ ...all, requested: null, account: null, cookie: null }),
      resolveLocale({ country: 'FI', brandDefault: 'it' }),
      resolveLocale({ country: 'JP', brandDefault: 'it' }),
      resolveLocale({}),
    ]).toEqual(['pl', 'sv', 'da', 'de', 'fi', 'it', 'en']);
  });

  it('skips languages that are unknown or not offered', () => {
    expect(
      resolveLocale({
        account: 'pt',
        cookie: '../en',
        domainLanguage: 'ja',
        country: 'BE',
        brandLocales: ['fr', 'de'],
      }),
    ).toBe('fr');
    expect(resolveLocale({ account: 'sv', brandLocales: ['nl', 'fr'] })).toBe('nl');
    expect(resolveLocale({ account: 'sv', brandDefault: 'fr', brandLocales: ['nl', 'fr'] })).toBe('fr');
  });

  it('takes the first two letters of the domain language only', () => {
    expect(resolveLocale({ domainLanguage: 'nl-BE', account: 'nl-BE' })).toBe('nl');
    expect(resolveLocale({ account: 'nl-BE' })).toBe('en');
  });
});
