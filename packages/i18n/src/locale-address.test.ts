import { describe, expect, it } from 'vitest';
import { addressInLocale, localeAlternates, requestedLocale } from './locale-address';

describe('the lang query', () => {
  it('selects a supported locale', () => {
    const queries = ['lang=da', 'x=1&lang=sv', 'lang=DA', 'lang=', 'x=1'];
    expect(queries.map((query) => requestedLocale(new URLSearchParams(query)))).toEqual([
      'da',
      'sv',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is set in a URL without changing the rest', () => {
    expect(addressInLocale(new URL('https://one.example/pages/faq?a=1&lang=nl#top'), 'fr')).toBe(
      'https://one.example/pages/faq?a=1&lang=fr#top',
    );
  });

  it('has an alternate for each offered locale, and a neutral one', () => {
    expect(localeAlternates(new URL('https://one.example/?lang=nl'), ['en', 'nb'])).toEqual([
      { hrefLang: 'en', href: 'https://one.example/?lang=en' },
      { hrefLang: 'nb', href: 'https://one.example/?lang=nb' },
      { hrefLang: 'x-default', href: 'https://one.example/' },
    ]);
  });
});
