import { searchFields } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMembers } from '../../src/search/member-pages';
import { RecentCounts } from '../../src/search/recent-counts';
import { startApi, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { insertPhoto } from '../support/insert-photo';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { search_fields: [...searchFields] } });
});
afterAll(() => api.close());

const path = '/api/members.php';
const similar = ({ body }: Answer) =>
  (body as { similar_results: { name: string }[] }).similar_results.map(({ name }) => name);

test('a search with few results suggests filters to loosen, the most productive first', async () => {
  const { browser } = await api.member({ profile: { country: 'PL', gender: 'male' } });
  const born = { country: 'FI', region: '18', date_of_birth: '1960-06-01' };
  await api.member({ profile: { ...born, hair_colour: 'red' } });
  await api.member({ profile: { ...born, hair_colour: 'red' } });
  await api.member({ profile: { ...born, hair_colour: 'black', date_of_birth: '1999-06-01' } });
  await api.member({ profile: { ...born, hair_colour: 'black', visible: false } });
  const widen = async (query: Record<string, string | number>) =>
    ((await browser.get(path, { query })).body as { widen?: unknown }).widen;
  expect(await widen({ country: 'FI', max_age: 30, hair_colour: 'red' })).toEqual([
    { field: 'max_age', count: 2 },
    { field: 'hair_colour', count: 1 },
  ]);
  expect(await widen({ country: 'FI', countryregion: '19', max_age: 30 })).toEqual([
    { field: 'countryregion', count: 1 },
    { field: 'country', count: 1 },
  ]);
  expect(await widen({ country: 'FI', gender: 'male' })).toEqual([]);
  expect(await widen({ country: 'FI', hair_colour: 'red' })).toEqual([{ field: 'hair_colour', count: 3 }]);
  for (let count = 0; count < 5; count += 1) await api.member({ profile: born });
  expect(await widen({ country: 'FI' })).toBeUndefined();
});

test('similar results come from the region first, then from the country, then from elsewhere', async () => {
  const { browser } = await api.member({ profile: { country: 'PL', gender: 'male' } });
  const active = (day: number) => ({ last_active_at: new Date(Date.UTC(2026, 1, day)) });
  const people = [
    { name: 'Of the region', country: 'GR', region: 'I', date_of_birth: '1979-06-01', ...active(1) },
    { name: 'Of the country', country: 'GR', region: 'M', date_of_birth: '1986-06-01', ...active(2) },
    { name: 'Old, of the country', country: 'GR', region: 'M', date_of_birth: '1943-06-01', ...active(3) },
    { name: 'Old, elsewhere', country: 'BG', region: '22', date_of_birth: '1950-06-01', ...active(4) },
  ];
  for (const profile of people) await api.member({ profile: { ...profile, gender: 'male' } });
  const found = async (query: Record<string, string | number>) =>
    similar(await browser.get(path, { query: { country: 'GR', ...query } }));
  expect([
    await found({ countryregion: 'I', min_age: 38, max_age: 42 }),
    await found({ min_age: 74, max_age: 79 }),
  ]).toEqual([
    ['Of the region', 'Of the country'],
    ['Old, of the country', 'Old, elsewhere'],
  ]);
});

test('similar members share gender and age, ordered by region, country and shared interests', async () => {
  const place = { country: 'SE', region: 'AB' };
  const { id } = await api.member({
    profile: { name: 'Model', ...place, date_of_birth: '1985-01-01', interests: ['music', 'tea', 'art'] },
  });
  const people = [
    {
      name: 'Elsewhere, two',
      country: 'SE',
      region: 'M',
      date_of_birth: '1986-01-01',
      interests: ['tea', 'art'],
    },
    { name: 'Here, none', ...place, date_of_birth: '1987-01-01' },
    { name: 'Here, one', ...place, date_of_birth: '1980-06-01', interests: ['tea', 'wine'] },
    { name: 'Here, three', ...place, date_of_birth: '1990-01-01', interests: ['music', 'tea', 'art'] },
    { name: 'Too old', ...place, date_of_birth: '1970-01-01', interests: ['tea'] },
    { name: 'A man', ...place, gender: 'male', date_of_birth: '1985-01-01' },
    { name: 'Abroad', country: 'DK', region: 'AB', date_of_birth: '1985-01-01' },
    { name: 'Hidden', ...place, date_of_birth: '1985-01-01', visible: false },
  ];
  for (const profile of people) await api.member({ profile });
  const blocked = await api.member({ profile: { name: 'Blocked', ...place, date_of_birth: '1985-01-01' } });
  const me = await api.member({ profile: { name: 'Me', ...place, date_of_birth: '1985-01-01' } });
  await me.browser.post('/api/block.php', { profile: blocked.id });
  const answer = await me.browser.get(path, { query: { similar_to: id, gender: 'male' } });
  expect([similar(answer), answer.body]).toMatchObject([
    ['Here, three', 'Here, one', 'Here, none', 'Elsewhere, two', 'Abroad'],
    { results: [], numResults: 0, pageNumber: 1, similar_numResults: 5 },
  ]);
  const hidden = await api.member({ profile: { visible: false } });
  const statuses = [];
  for (const one of [hidden.id, blocked.id, 'x', '00000000-0000-4000-8000-00000000dead'])
    statuses.push((await me.browser.get(path, { query: { similar_to: one } })).status);
  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('similar members with a main photo come before a dozen who share more but have none', async () => {
  const home = { country: 'NO', region: '46' };
  const { id } = await api.member({ profile: { ...home, interests: ['tea'] } });
  for (let made = 0; made < 12; made += 1)
    await api.member({ profile: { name: 'Without', ...home, interests: ['tea'] } });
  const withPhoto = await api.member({ profile: { name: 'With photo', country: 'NO', region: '3' } });
  await insertPhoto(api, withPhoto.id);
  const me = await api.member({ profile: { country: 'PL' } });
  const answer = await me.browser.get(path, { query: { similar_to: id } });
  expect(similar(answer)).toEqual(['With photo', ...Array<string>(11).fill('Without')]);
});

test('a count above 5,000 is cached for a minute for the same search only, a smaller one is not', async () => {
  const counts = new RecentCounts();
  const now = api.clock.now();
  const viewer = { id: null, pool: 'oak', brand: 'oakmere', now, today: now };
  const later = (seconds: number) => ({ ...viewer, now: new Date(now.getTime() + seconds * 1000) });
  counts.keep(viewer, { gender: 'female', country: undefined }, 5001);
  counts.keep(viewer, { gender: 'male' }, 5000);
  expect([
    counts.find(later(59.999), { gender: 'female' }),
    counts.find(later(60), { gender: 'female' }),
    counts.find(viewer, { gender: 'male' }),
    counts.find(viewer, { gender: 'female', min_age: 30 }),
    counts.find({ ...viewer, pool: 'elm' }, { gender: 'female' }),
  ]).toEqual([5001, undefined, undefined, undefined, undefined]);
  const { count, rows } = await findMembers(api.db, viewer, { country: 'SE' }, 1, { known: 7000 });
  expect([count, rows.length > 0]).toEqual([7000, true]);
});
