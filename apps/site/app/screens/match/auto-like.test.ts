import { buildMemberCard } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { takeAutoLike } from './auto-like';

test('a like that the page has shown as it came is not shown again', async () => {
  const likes = ['m1', 'm2', 'm3'].map((id) => buildMemberCard({ id }));
  const take = async () => likes.shift() ?? null;
  const shown = new Set(['m1', 'm2']);
  expect([(await takeAutoLike(shown, take))?.id, await takeAutoLike(shown, take)]).toEqual(['m3', null]);
});
