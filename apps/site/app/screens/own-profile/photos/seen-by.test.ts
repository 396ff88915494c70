import { expect, test } from 'vitest';
import { seenBy } from './seen-by';

const photo = { main: false, private: false, status: 'active' } as const;

test('returns who sees a photo by its main, private and inspection state', () => {
  expect([
    seenBy({ ...photo, main: true }),
    seenBy(photo),
    seenBy({ ...photo, private: true }),
    seenBy({ ...photo, main: true, status: 'inspection' }),
    seenBy({ ...photo, private: true, status: 'inspection' }),
  ]).toEqual(['all', 'blurred', 'premium', 'nobody', 'nobody']);
});
