import { expect, test } from 'vitest';
import { pageAddresses } from './page-listing.server';

const origin = 'https://one.example';
const alternates = [
  { hrefLang: 'nl', href: 'https://one.example/pages/faq?lang=nl' },
  { hrefLang: 'nb', href: 'https://one.example/pages/faq?lang=nb' },
  { hrefLang: 'x-default', href: 'https://one.example/pages/faq' },
];

test.each([
  ['/pages/faq', 'https://one.example/pages/faq'],
  ['/pages/faq?lang=nb', 'https://one.example/pages/faq?lang=nb'],
  ['/pages/faq?ref=x&lang=nl&page=2', 'https://one.example/pages/faq?lang=nl'],
  ['/pages/faq?lang=fr', 'https://one.example/pages/faq'],
  ['/pages/faq?lang=%3Cscript%3E', 'https://one.example/pages/faq'],
])('%s has the canonical URL %s and an alternate for every locale', (address, canonical) => {
  expect(pageAddresses(origin, address, ['nl', 'nb'])).toEqual({
    pathname: '/pages/faq',
    canonical,
    alternates,
  });
});

test('the index page has alternates for its locales', () => {
  expect(pageAddresses(origin, '/?gender=female', ['de'])).toEqual({
    pathname: '/',
    canonical: 'https://one.example/',
    alternates: [
      { hrefLang: 'de', href: 'https://one.example/?lang=de' },
      { hrefLang: 'x-default', href: 'https://one.example/' },
    ],
  });
});

test('a page without a text in any locale has only its plain URL', () => {
  expect(pageAddresses(origin, '/house-rules?lang=de', [])).toEqual({
    pathname: '/house-rules',
    canonical: 'https://one.example/house-rules',
    alternates: [{ hrefLang: 'x-default', href: 'https://one.example/house-rules' }],
  });
});
