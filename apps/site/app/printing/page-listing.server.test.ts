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
])('%s is %s, with the same addresses in every language', (address, canonical) => {
  expect(pageAddresses(origin, address, ['nl', 'nb'])).toEqual({
    pathname: '/pages/faq',
    canonical,
    alternates,
  });
});

test('the first page has its languages behind the slash', () => {
  expect(pageAddresses(origin, '/?gender=female', ['de'])).toEqual({
    pathname: '/',
    canonical: 'https://one.example/',
    alternates: [
      { hrefLang: 'de', href: 'https://one.example/?lang=de' },
      { hrefLang: 'x-default', href: 'https://one.example/' },
    ],
  });
});

test('a page that no language of the brand has a text for has its plain address only', () => {
  expect(pageAddresses(origin, '/house-rules?lang=de', [])).toEqual({
    pathname: '/house-rules',
    canonical: 'https://one.example/house-rules',
    alternates: [{ hrefLang: 'x-default', href: 'https://one.example/house-rules' }],
  });
});
