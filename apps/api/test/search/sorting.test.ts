import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';

let api: TestApi;
let me: { id: string; browser: Browser };
const home = { country: 'NL', region: 'UT', city: 'Amersfoort' };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  api = await startApi();
  me = await api.member({ profile: { ...home, gender: 'male', sexuality: 'hetero' } });
  const people = [
    {
      name: 'Abroad',
      country: 'DE',
      region: 'UT',
      city: 'Amersfoort',
      last_active_at: at(9),
      created_at: at(1),
    },
    { name: 'Nowhere', country: null, region: null, city: null, last_active_at: at(8), created_at: at(2) },
    {
      name: 'Country',
      country: 'NL',
      region: 'NH',
      city: 'Amsterdam',
      last_active_at: at(7),
      created_at: at(3),
    },
    { name: 'No region', country: 'NL', region: null, city: null, last_active_at: at(6), created_at: at(4) },
    {
      name: 'Region',
      country: 'NL',
      region: 'UT',
      city: 'Utrecht',
      last_active_at: at(5),
      created_at: at(5),
    },
    { name: 'No city', country: 'NL', region: 'UT', city: null, last_active_at: at(4), created_at: at(6) },
    { name: 'City', ...home, city: 'AMERSFOORT', last_active_at: at(3), created_at: at(7) },
    { name: 'City too', ...home, last_active_at: at(2), created_at: at(8) },
  ];
  for (const profile of people) await api.member({ profile });
  await api.member({ profile: { ...home, name: 'Hidden', visible: false } });
  const blocked = await api.member({ profile: { ...home, name: 'Blocked' } });
  await me.browser.post('/api/block.php', { profile: blocked.id });
});
afterAll(() => api.close());

const names = async (query: Record<string, string | number>, browser = me.browser) => {
  const { body } = await browser.get('/api/members.php', { query: { gender: 'female', ...query } });
  return (body as { results: { name: string }[] }).results.map(({ name }) => name);
};
const byActivity = ['Abroad', 'Nowhere', 'Country', 'No region', 'Region', 'No city', 'City', 'City too'];

test('members are sorted by activity, by newness or by nearness', async () => {
  expect(await names({})).toEqual(byActivity);
  expect(await names({ sort: 'active' })).toEqual(byActivity);
  expect(await names({ sort: 'new' })).toEqual(byActivity.toReversed());
  expect(await names({ sort: 'near' })).toEqual([
    'City',
    'City too',
    'Region',
    'No city',
    'Country',
    'No region',
    'Abroad',
    'Nowhere',
  ]);
});

test('sorting by nearness keeps to the place that is filtered for', async () => {
  expect(await names({ sort: 'near', country: 'NL' })).toEqual([
    'City',
    'City too',
    'Region',
    'No city',
    'Country',
    'No region',
  ]);
  expect(await names({ sort: 'near', country: 'NL', countryregion: 'UT' })).toEqual([
    'City',
    'City too',
    'Region',
    'No city',
  ]);
  expect(await names({ sort: 'near', country: 'NL', countryregion: 'NH' })).toEqual(['Country']);
  expect(await names({ sort: 'near', country: 'DE' })).toEqual(['Abroad']);
});

test('nearness falls back to activity without a place, and to the country without a region', async () => {
  const nowhere = await api.member({ profile: { gender: 'male', country: null, region: null, city: null } });
  const inCountry = await api.member({
    profile: { gender: 'male', country: 'NL', region: null, city: null },
  });
  expect(await names({ sort: 'near' }, api.visitor())).toEqual(expect.arrayContaining(byActivity));
  expect(await names({ sort: 'near', max_age: 98 }, nowhere.browser)).toEqual(['Blocked', ...byActivity]);
  expect(await names({ sort: 'near' }, inCountry.browser)).toEqual([
    'Blocked',
    'Country',
    'No region',
    'Region',
    'No city',
    'City',
    'City too',
    'Abroad',
    'Nowhere',
  ]);
});

test('pages sorted by nearness have every member once', async () => {
  for (let count = 0; count < 30; count += 1)
    await api.member({
      profile: { name: `N${count}`, country: count % 3 === 0 ? 'NL' : 'DE', date_of_birth: '1950-01-01' },
    });
  const query = { sort: 'near', min_age: 70 };
  const pages = [
    await names({ ...query, page: 1 }),
    await names({ ...query, page: 2 }),
    await names({ ...query, page: 3 }),
  ];
  expect(pages.map(({ length }) => length)).toEqual([24, 6, 0]);
  expect(new Set(pages.flat()).size).toBe(30);
});

test('search results do not reveal a distance', async () => {
  const { body } = await me.browser.get('/api/members.php', { query: { sort: 'near' } });
  const keys = (body as { results: object[] }).results.map((card) => Object.keys(card).toSorted().join());
  expect([...new Set(keys)]).toEqual([
    'age,city,country,demo,fictional,gender,id,is_new,liked,main_image,name,photos_count,region',
  ]);
});

test.each([
  [{ sort: 'distance' }, { sort: 'not_in_list' }],
  [{ sort: 'near,new' }, { sort: 'not_in_list' }],
])('refuses %j', async (query, fields) => {
  const { status, body } = await me.browser.get('/api/members.php', { query });
  expect([status, body]).toMatchObject([422, { fields }]);
});
