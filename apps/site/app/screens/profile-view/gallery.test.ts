import { buildPhoto } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { galleryOf } from './gallery';

const main = buildPhoto({ filename: '/media/a' });
const second = buildPhoto({ filename: '/media/b', main: false });
const hidden = buildPhoto({ filename: '/media/c', main: false, private: true });

function lockedOf({ photos, privateCount }: ReturnType<typeof galleryOf>) {
  return { photos: photos.map(({ full, locked }) => [full, locked]), privateCount };
}

test('a free member sees the main photo, locked photos and the number of private ones', () => {
  const gallery = galleryOf([main, second], 3, { owner: false, paidUser: false });
  expect(lockedOf(gallery)).toEqual({
    photos: [
      ['/media/a', false],
      ['/media/b', true],
    ],
    privateCount: 3,
  });
});

test('a premium member sees all photos', () => {
  const gallery = galleryOf([main, second, hidden], 1, { owner: false, paidUser: true });
  expect(lockedOf(gallery)).toEqual({
    photos: [
      ['/media/a', false],
      ['/media/b', false],
      ['/media/c', false],
    ],
    privateCount: 0,
  });
});

test('only the owner sees a photo under inspection', () => {
  const waiting = buildPhoto({ filename: '/media/d', status: 'inspection' });
  const seen = [false, true].map((owner) => galleryOf([waiting], 0, { owner, paidUser: true }).photos.length);
  expect(seen).toEqual([0, 1]);
});
