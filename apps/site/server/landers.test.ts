import { describe, expect, it } from 'vitest';
import { landerLocale } from './landers';

const brand = {
  niche: 6,
  locales: ['de', 'en', 'nl'],
  domain_language: 'de',
  default_locale: 'en',
} as Parameters<typeof landerLocale>[1];

describe('landerLocale', () => {
  it.each([
    ['milf-eng', 'en'],
    ['milf-nl', 'nl'],
    [undefined, 'de'],
    ['milf-fr', null],
    ['milf-en', null],
    ['eng', null],
    ['gilf-eng', null],
    ['', null],
  ])('for the slug %s is %s', (slug, locale) => {
    expect(landerLocale(slug, brand)).toBe(locale);
  });
});
