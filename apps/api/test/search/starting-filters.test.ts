import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { search: { gender: 'female', min_age: 60, max_age: null } } });
});
afterAll(() => api.close());

const everyFilter = 'gender,country,countryregion,min_age,max_age,hair_colour';
const searchOf = async (browser: Browser) =>
  ((await browser.get('/api/user.php')).body as { user: { search: unknown; chosen_search: unknown } }).user;
const ownOf = async (browser: Browser, query: Record<string, string | number> = {}) => {
  const { body } = await browser.get('/api/members.php', { query: { own: everyFilter, ...query } });
  return (body as { own: unknown }).own;
};
const man = { gender: 'male', sexuality: 'hetero', country: 'NL' };

test('a visitor’s search starts with the niche’s filters, a member’s with their own profile', async () => {
  const { browser } = await api.member({ profile: { ...man, sexuality: 'gay' } });
  expect([await ownOf(api.visitor()), await ownOf(browser)]).toEqual([
    { gender: 'female', country: null, countryregion: null, min_age: 60, max_age: 99 },
    { gender: 'male', country: 'NL', countryregion: null, min_age: 18, max_age: 99 },
  ]);
});

test('filters chosen at signup are stored and take precedence over the niche’s', async () => {
  const browser = api.visitor();
  const search = { gender: 'male', min_age: 30, max_age: 45 } as const;
  const { status } = await browser.post('/api/signup.php', signupForm({ search }));
  expect([status, (await searchOf(browser)).chosen_search, await ownOf(browser)]).toEqual([
    201,
    search,
    { ...search, country: null, countryregion: null },
  ]);
});

test.each([
  [{ gender: 'male', min_age: 45, max_age: 30 }, { 'search.min_age': 'too_high' }],
  [{ gender: 'cat', min_age: null, max_age: null }, { 'search.gender': 'not_in_list' }],
  [{ gender: 'male' }, { 'search.min_age': 'required' }],
])('a signup with the search %j is refused', async (search, fields) => {
  const form = { ...signupForm({ email: 'wish@oakmere.example' }), search };
  const { status, body } = await api.visitor().post('/api/signup.php', form);
  expect([status, body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
});

test('the last filters are stored with the account, start the next search and are reset with null', async () => {
  const { browser } = await api.member({ profile: man });
  const search = {
    gender: null,
    country: 'DE',
    min_age: 40,
    max_age: 50,
    hair_colour: ['red'],
    sort: 'near',
  };
  const { body } = await browser.put('/api/user.php', { search });
  expect(body).toMatchObject({ user: { search } });
  const kept = await ownOf(browser);
  const asked = await ownOf(browser, { gender: 'male', min_age: 60 });
  await browser.put('/api/user.php', { search: null });
  expect([kept, asked, (await searchOf(browser)).search, await ownOf(browser)]).toEqual([
    { gender: null, country: 'DE', countryregion: null, min_age: 40, max_age: 50 },
    { gender: 'male', country: 'DE', countryregion: null, min_age: 60 },
    null,
    { gender: 'female', country: 'NL', countryregion: null, min_age: 60, max_age: 99 },
  ]);
});

test.each([
  [{ min_age: 50, max_age: 20 }, { 'search.min_age': 'too_high' }],
  [{ countryregion: 'UT' }, { 'search.country': 'required' }],
  [{ gender: 'cat' }, { 'search.gender': 'not_in_list' }],
  [{ min_age: 17 }, { 'search.min_age': 'too_low' }],
  [{ sort: 'distance' }, { 'search.sort': 'not_in_list' }],
  [{ hair_colour: 'red' }, { 'search.hair_colour': 'invalid' }],
  [{ lat: 52 }, { 'search.lat': 'not_allowed' }],
])('%j is refused as stored filters', async (search, fields) => {
  const { browser } = await api.member();
  const answer = await browser.put('/api/user.php', { search });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
  expect((await searchOf(browser)).search).toBeNull();
});
