import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { buildPhoto } from '@heartwood/api-contract/builders';
import { galleryOf } from './gallery';
import { galleryProps } from './gallery-props';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const photos = [buildPhoto({ filename: '/media/a' }), buildPhoto({ filename: '/media/b', main: false })];
const gallery = galleryOf(photos, 2, { owner: false, paidUser: false });

function hrefs(visitor: boolean) {
  const { photos: shown, privatePhotos } = galleryProps(gallery, {
    intl,
    id: 'm1',
    name: 'Kwame',
    page: '/likes/m/m1',
    visitor,
  });
  return [...shown.map(({ href }) => href), privatePhotos?.href];
}

test('locked and private photos lead members to premium, and back to this profile', () => {
  const premium = '/premium?to=%2Flikes%2Fm%2Fm1';
  expect(hrefs(false)).toEqual(['/media/a', premium, premium]);
});

test('locked and private photos lead visitors to the signup', () => {
  const signup = '/signup?profile=m1&wish=photos';
  expect(hrefs(true)).toEqual(['/media/a', signup, signup]);
});
