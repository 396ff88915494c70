import { searchFields } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Answer } from '../support/browser';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { search_fields: [...searchFields] } });
});
afterAll(() => api.close());

interface Found {
  results: { name: string }[];
  similar_results: { name: string }[];
  numResults: number;
  pageNumber: number;
}
const names = ({ body }: Answer) => (body as Found).results.map(({ name }) => name);

test('a search result contains exactly the fields of a member card', async () => {
  const { browser } = await api.member({ profile: { gender: 'male', country: 'FI' } });
  const shown = await api.member({
    profile: { name: 'Tuuli', country: 'SE', region: 'AB', city: 'Stockholm' },
  });
  expect((await browser.get('/api/members.php', { query: { country: 'SE' } })).body).toEqual({
    results: [
      {
        id: shown.id,
        name: 'Tuuli',
        age: 35,
        gender: 'female',
        country: 'SE',
        region: 'AB',
        city: 'Stockholm',
        main_image: null,
        photos_count: 0,
        fictional: false,
        demo: false,
        liked: false,
        is_new: true,
      },
    ],
    pageNumber: 1,
    numResults: 1,
    similar_results: [],
    similar_numResults: 0,
    widen: [],
  });
});

test('filters by gender, place, age and profile fields, most recently active first', async () => {
  const { browser } = await api.member({ profile: { country: 'FR', gender: 'male' } });
  const base = { country: 'PL', region: 'MZ' };
  const active = (day: number) => new Date(Date.UTC(2026, 1, day));
  const wishes = [
    {
      name: 'Ada',
      gender: 'female',
      date_of_birth: '1996-03-02',
      last_active_at: active(1),
      hair_colour: 'red',
    },
    {
      name: 'Bo',
      gender: 'female',
      date_of_birth: '1996-03-03',
      last_active_at: active(3),
    },
    {
      name: 'Cy',
      gender: 'male',
      date_of_birth: '1980-01-01',
      last_active_at: active(2),
      hair_colour: 'black',
    },
    { name: 'Di', gender: 'female', date_of_birth: '1970-01-01', last_active_at: active(4), region: 'SL' },
  ];
  for (const wish of wishes) await api.member({ profile: { ...base, ...wish } });
  const search = async (query: Record<string, string | number>) =>
    names(await browser.get('/api/members.php', { query: { country: 'PL', ...query } }));

  expect(await search({})).toEqual(['Di', 'Bo', 'Cy', 'Ada']);
  expect(await search({ gender: 'female' })).toEqual(['Di', 'Bo', 'Ada']);
  expect(await search({ countryregion: 'MZ' })).toEqual(['Bo', 'Cy', 'Ada']);
  expect(await search({ min_age: 30, max_age: 46 })).toEqual(['Cy', 'Ada']);
  expect(await search({ max_age: 29 })).toEqual(['Bo']);
  expect(await search({ hair_colour: 'red,black' })).toEqual(['Cy', 'Ada']);
});

test('excludes invisible, unconfirmed, blocked, blocking and other-pool members and oneself', async () => {
  const { id, browser } = await api.member({ profile: { name: 'Me', country: 'ES' } });
  const blocked = await api.member({ profile: { name: 'Blocked', country: 'ES' } });
  const blocker = await api.member({ profile: { name: 'Blocker', country: 'ES' } });
  await api.member({ profile: { name: 'Hidden', country: 'ES', visible: false } });
  await api.member({
    account: { status: 'not_confirmed' },
    profile: { name: 'New', country: 'ES', status: 'disabled' },
  });
  await api.member({
    account: { pool: 'elm' },
    profile: { name: 'Other', country: 'ES', pool: 'elm' },
    host: elmfordHost,
  });
  await browser.post('/api/block.php', { profile: blocked.id });
  await blocker.browser.post('/api/block.php', { profile: id });
  const answer = await browser.get('/api/members.php', { query: { country: 'ES' } });
  expect([names(answer), (answer.body as Found).numResults]).toEqual([[], 0]);
});

test('a search with few results adds similar members, each once', async () => {
  const { browser } = await api.member({ profile: { country: 'IT' } });
  for (const name of ['Near 1', 'Near 2'])
    await api.member({ profile: { name, country: 'IT', region: 'RM' } });
  for (const name of ['Far 1', 'Far 2', 'Far 3'])
    await api.member({ profile: { name, country: 'IT', region: 'MI' } });
  const { body } = await browser.get('/api/members.php', { query: { country: 'IT', countryregion: 'RM' } });
  const { results, similar_results } = body as Found;
  expect([results, similar_results].map((list) => list.map(({ name }) => name).toSorted())).toEqual([
    ['Near 1', 'Near 2'],
    ['Far 1', 'Far 2', 'Far 3'],
  ]);
});

test('returns 24 results a page, and an empty page past the end', async () => {
  const { browser } = await api.member({ profile: { country: 'DK' } });
  for (let index = 0; index < 25; index += 1)
    await api.member({ profile: { name: `D${index}`, country: 'NO' } });
  const page = async (number: number) => {
    const { body } = await browser.get('/api/members.php', { query: { country: 'NO', page: number } });
    const { results, pageNumber, numResults } = body as Found;
    return [results.length, pageNumber, numResults];
  };
  expect([await page(1), await page(2), await page(209)]).toEqual([
    [24, 1, 25],
    [1, 2, 25],
    [0, 209, 25],
  ]);
});

test.each([
  [{ min_age: 50, max_age: 20 }, { min_age: 'too_high' }],
  [{ countryregion: 'UT' }, { country: 'required' }],
  [{ page: 0 }, { page: 'too_low' }],
  [{ page: 210 }, { page: 'too_high' }],
  [{ page: 'x' }, { page: 'invalid' }],
  [{ gender: 'cat' }, { gender: 'not_in_list' }],
  [{ min_age: 17 }, { min_age: 'too_low' }],
])('refuses %o', async (query, fields) => {
  const { browser } = await api.member();
  const answer = await browser.get('/api/members.php', { query });
  expect([
    answer.status,
    (answer.body as { code: string; fields: object }).code,
    (answer.body as { fields: object }).fields,
  ]).toEqual([422, 'invalid_fields', fields]);
});

test.each([
  [{ gender: '%' }, { gender: 'not_in_list' }],
  [{ country: '%' }, { country: 'invalid' }],
  [{ country: '__' }, { country: 'invalid' }],
  [{ country: 'NL', countryregion: '%' }, { countryregion: 'invalid' }],
  [{ country: 'NL', countryregion: "%'; --" }, { countryregion: 'invalid' }],
  [{ hair_colour: 'red,%' }, { 'hair_colour.1': 'not_in_list' }],
  [{ with_photo: '%' }, { with_photo: 'invalid' }],
  [{ sort: '%' }, { sort: 'not_in_list' }],
  [{ own: '%' }, { 'own.0': 'not_in_list' }],
])('refuses wildcards and markup in %o', async (query, fields) => {
  const { browser } = await api.member();
  const { status, body } = await browser.get('/api/members.php', { query });
  expect([status, body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
});

test('a visitor can search only if the brand allows it', async () => {
  const closed = await startApi({
    settings: { logged_out_search: false, logged_out_search_trafficsource: true },
  });
  expect((await api.visitor().get('/api/members.php', { query: { country: 'XX' } })).status).toBe(200);
  const refused = await closed.visitor().get('/api/members.php');
  expect([refused.status, refused.body]).toEqual([403, 'authentication_required']);
  await closed.close();
});

test('filters named in own are taken from the member’s profile unless given', async () => {
  const man = await api.member({ profile: { gender: 'male', sexuality: 'hetero', country: 'NL' } });
  const search = async (query: Record<string, string>) => {
    const { status, body } = await man.browser.get('/api/members.php', { query });
    return [status, (body as { own?: unknown }).own];
  };
  expect([
    await search({ own: 'gender,country' }),
    await search({ own: 'gender' }),
    await search({ own: 'country', gender: 'male' }),
    await search({ own: 'gender,country', country: 'BE' }),
    await search({}),
    await search({ own: 'name' }),
  ]).toEqual([
    [200, { gender: 'female', country: 'NL', countryregion: null }],
    [200, { gender: 'female', country: null, countryregion: null }],
    [200, { gender: 'male', country: 'NL', countryregion: null }],
    [200, { gender: 'female', country: 'BE', countryregion: null }],
    [200, undefined],
    [422, undefined],
  ]);
  const asked = { gender: 'female', country: 'NL' };
  const [own, plain] = await Promise.all([
    man.browser.get('/api/members.php', { query: { own: 'gender,country' } }),
    man.browser.get('/api/members.php', { query: asked }),
  ]);
  expect(own.body).toEqual({ ...(plain.body as object), own: { ...asked, countryregion: null } });
});

test('filters for profile fields that the brand does not offer are ignored', async () => {
  const answers = async (search_fields: (typeof searchFields)[number][]) => {
    const brand = await startApi({ settings: { search_fields } });
    const { browser } = await brand.member();
    for (const [name, hair_colour, tattoos] of [
      ['Red', 'red', 'none'],
      ['Black', 'black', 'none'],
      ['Inked', 'red', 'many'],
    ] as const)
      await brand.member({ profile: { name, hair_colour, tattoos, country: 'FI' } });
    const query = { country: 'FI', hair_colour: 'red', tattoos: 'none' };
    const found = await browser.get('/api/members.php', { query });
    await brand.close();
    return names(found).toSorted();
  };
  expect(await answers([])).toEqual(['Black', 'Inked', 'Red']);
  expect(await answers(['hair_colour'])).toEqual(['Inked', 'Red']);
  expect(await answers(['hair_colour', 'tattoos'])).toEqual(['Red']);
});

test.each(['sexuality', 'interests'])('members are not searched by their %s', async (field) => {
  const { status, body } = await api.visitor().get('/api/members.php', { query: { [field]: 'tea' } });
  expect([status, body]).toMatchObject([422, { code: 'invalid_fields', fields: { [field]: 'not_allowed' } }]);
});

test('ages in cards and filters change at midnight in the brand’s time zone', async () => {
  const { browser } = await api.member();
  await api.member({ profile: { name: 'Eve', country: 'CH', date_of_birth: '2000-03-03' } });
  const found = async (query: Record<string, number>) => {
    const { body } = await browser.get('/api/members.php', { query: { country: 'CH', ...query } });
    return (body as { results: { name: string; age: number }[] }).results.map(({ name, age }) => [name, age]);
  };
  const counts = async () => [await found({}), await found({ min_age: 26 }), await found({ max_age: 25 })];
  const before = await counts();
  api.clock.pass(11.5 * 3600);
  const after = await counts();
  api.clock.pass(-11.5 * 3600);
  expect([before, after]).toEqual([
    [[['Eve', 25]], [], [['Eve', 25]]],
    [[['Eve', 26]], [['Eve', 26]], []],
  ]);
});
