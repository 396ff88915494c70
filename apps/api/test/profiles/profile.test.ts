import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a profile is shown with its age and without its birth date', async () => {
  const { browser } = await api.member();
  const { id } = await api.member({ profile: { name: 'Wren', description: 'Hello', interests: ['tea'] } });
  expect(await browser.get('/api/profile.php', { query: { id } })).toMatchObject({
    status: 200,
    body: {
      profile: {
        id,
        name: 'Wren',
        status: 'active',
        age: 35,
        gender: 'female',
        sexuality: 'hetero',
        country: 'NL',
        region: 'UT',
        city: 'Utrecht',
        main_image: null,
        photos_count: 0,
        private_photos_count: 0,
        description: 'Hello',
        interests: ['tea'],
        liked: false,
        like_new: false,
        match: false,
      },
    },
  });
  const { body } = await browser.get('/api/profile.php', { query: { id } });
  expect(Object.keys((body as { profile: object }).profile)).not.toContain('date_of_birth');
});

test('opening a profile clears its new like', async () => {
  const { id: me, browser } = await api.member();
  const liker = await api.member();
  await liker.browser.post('/api/like.php', { profile: me });
  const look = async () => {
    const { body } = await browser.get('/api/profile.php', { query: { id: liker.id } });
    return (body as { profile: { like_new: boolean } }).profile.like_new;
  };
  expect([await look(), await look()]).toEqual([true, false]);
});

test('unknown, unconfirmed and blocking members return the same 404', async () => {
  const { id: me, browser } = await api.member();
  const unconfirmed = await api.member({
    account: { status: 'not_confirmed' },
    profile: { status: 'disabled' },
  });
  const blocker = await api.member();
  await blocker.browser.post('/api/block.php', { profile: me });
  const ids = ['nobody', '7c9e6679-7425-40de-944b-e07fc1f90ae7', unconfirmed.id, blocker.id, "' or 1=1"];
  const answers = await Promise.all(ids.map((id) => browser.get('/api/profile.php', { query: { id } })));
  const notFound = { message: 'not_found', statusCode: 404, code: 'not_found' };
  const [odd, ...others] = answers.map(({ body }) => body).toReversed();
  expect(others).toEqual([notFound, notFound, notFound, notFound]);
  expect([404, 422]).toContain((odd as { statusCode: number }).statusCode);
});

test('an update changes only the given fields', async () => {
  const { browser } = await api.member({ profile: { hair_colour: 'red' } });
  const answer = await browser.put('/api/profile.php', {
    name: '  Nora   Lind ',
    country: 'SE',
    region: 'AB',
    city: ' Stockholm ',
    eye_colour: 'green',
    interests: ['coffee', 'hiking'],
    description: null,
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      profile: {
        name: 'Nora Lind',
        country: 'SE',
        region: 'AB',
        city: 'Stockholm',
        hair_colour: 'red',
        eye_colour: 'green',
        interests: ['coffee', 'hiking'],
        description: null,
        date_of_birth: '1990-04-12',
      },
    },
  });
});

test('free texts are limited by code points, and invisible characters are removed', async () => {
  const { browser } = await api.member();
  const put = async (body: object) => {
    const answer = await browser.put('/api/profile.php', body);
    const { profile } = answer.body as { profile?: { description: string | null; city: string | null } };
    return [answer.status, profile?.description, profile?.city];
  };
  const long = '😀'.repeat(1000);
  expect(await put({ description: long })).toEqual([200, long, 'Utrecht']);
  expect((await put({ description: `${long}😀` }))[0]).toBe(422);
  expect(await put({ description: ' Cafe\u0301\r\n\u0007and tea ' })).toEqual([
    200,
    'Café\nand tea',
    'Utrecht',
  ]);
  expect(await put({ description: '\u200b\u2003', city: 'Den\n Haag' })).toEqual([200, null, 'Den Haag']);
  expect(await put({ city: '\u200b' })).toEqual([200, null, null]);
});

test('markup and wildcards are stored as plain text and match only themselves', async () => {
  const { browser } = await api.member({ profile: { country: 'NL', region: 'UT' } });
  const words = `<script>alert(1)</script> <b onclick="x">100% _sure_ \\ '; drop table profile; --`;
  const viewer = await api.member();
  const { body } = await browser.put('/api/profile.php', { description: words, city: '%' });
  const { id } = (body as { profile: { id: string } }).profile;
  const seen = await viewer.browser.get('/api/profile.php', { query: { id } });
  expect(seen.body).toMatchObject({ profile: { description: words, city: '%' } });

  const place = { country: 'NL', region: 'UT', gender: 'male', date_of_birth: '1941-01-01' };
  await api.member({ profile: { ...place, name: 'Later', last_active_at: new Date('2026-01-02') } });
  await api.member({
    profile: { ...place, name: 'Same', city: '%', last_active_at: new Date('2026-01-01') },
  });
  const query = { sort: 'near', gender: 'male', min_age: 80, country: 'NL' };
  const found = await browser.get('/api/members.php', { query });
  expect((found.body as { results: { name: string }[] }).results.map(({ name }) => name)).toEqual([
    'Same',
    'Later',
  ]);
});

test('moving to another country clears region and city', async () => {
  const { browser } = await api.member({ profile: { country: 'NL', region: 'UT', city: 'Utrecht' } });
  expect(await browser.put('/api/profile.php', { country: 'BE' })).toMatchObject({
    body: { profile: { country: 'BE', region: null, city: null } },
  });
});

test.each([
  [{ name: '@wren' }, 'name_starts_with_at'],
  [{ name: '＠wren' }, 'name_starts_with_at'],
  [{ region: 'AB' }, 'invalid_fields'],
  [{ country: 'ZZ' }, 'invalid_fields'],
  [{ hair_colour: 'plaid' }, 'invalid_fields'],
  [{ hair_colour: '%' }, 'invalid_fields'],
  [{ gender: null }, 'invalid_fields'],
  [{ country: null }, 'invalid_fields'],
  [{ country: 'NL', region: '%' }, 'invalid_fields'],
  [{ city: 'x'.repeat(81) }, 'invalid_fields'],
  [{ name: '' }, 'invalid_fields'],
  [{ name: 'x'.repeat(41) }, 'invalid_fields'],
  [{ name: '\u202eadA' }, 'invalid_fields'],
  [{ date_of_birth: '1980-01-01' }, 'invalid_fields'],
  [{ interests: 'tea' }, 'invalid_fields'],
  [{ interests: ['tea', 'tea'] }, 'invalid_fields'],
  [{ interests: ['tea', 'invented'] }, 'invalid_fields'],
  [{ name: 'www.evil.example' }, 'invalid_fields'],
  [{ credits: 100 }, 'invalid_fields'],
  [{ paid_user: true }, 'invalid_fields'],
  [{}, 'invalid_fields'],
  [{ description: 'x'.repeat(1001) }, 'invalid_fields'],
])('refuses %o and changes nothing', async (body, code) => {
  const { id, browser } = await api.member({ profile: { country: 'NL', region: 'UT' } });
  const row = () => api.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await row();
  const answer = await browser.put('/api/profile.php', body);
  expect([answer.status, (answer.body as { code: string }).code, await row()]).toEqual([422, code, before]);
});

test('the name may not be the mail address', async () => {
  const { browser } = await api.member({
    account: { email: 'Wren@Oak.example', email_key: 'wren@oak.example' },
  });
  const answer = await browser.put('/api/profile.php', { name: 'wren@oak.example' });
  expect((answer.body as { code: string }).code).toBe('name_equals_email');
});

test('others see only the profile fields that the brand shows, and members see all of their own', async () => {
  const settings = { visible_profile_fields: ['eye_colour', 'gender'], visible_profile_notes: [] };
  const choosy = await startApi({ settings });
  const { browser } = await choosy.member();
  const own = await choosy.member({
    profile: { eye_colour: 'green', hair_colour: 'red', description: 'Hello', interests: ['tea'] },
  });
  const seenBy = async (viewer: typeof browser) => {
    const { body } = await viewer.get('/api/profile.php', { query: { id: own.id } });
    return (body as { profile: object }).profile;
  };
  const fields = { gender: 'female', eye_colour: 'green' };
  expect(await seenBy(browser)).toMatchObject({
    ...fields,
    hair_colour: null,
    sexuality: null,
    interests: [],
    description: null,
  });
  expect(await seenBy(own.browser)).toMatchObject({
    ...fields,
    hair_colour: 'red',
    sexuality: 'hetero',
    interests: ['tea'],
    description: 'Hello',
  });
  await choosy.close();
});
