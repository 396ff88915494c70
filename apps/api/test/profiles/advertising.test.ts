import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHostile, uploadPhoto } from '../hostile/world';
import type { TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { MemberWish } from '../support/members';

const closed = { logged_out_search: false, logged_out_search_trafficsource: false };
const path = '/api/advertised-profile.php';
const agreed = { advertising_agreed_at: new Date('2026-02-01T09:00:00Z') };
const notFound = { message: 'not_found', statusCode: 404, code: 'not_found' };

let api: TestApi;
beforeAll(async () => {
  api = await startHostile({ settings: closed });
});
afterAll(() => api.close());

const ask = async (id: string, browser = api.visitor()) => {
  const { status, body } = await browser.get(path, { query: { id } });
  return { status, body };
};

test('a visitor sees only the advertised fields of an advertised member', async () => {
  const { id, browser } = await api.member({
    profile: {
      ...agreed,
      name: 'Wren',
      description: 'I make a dangerous carbonara.',
      interests: ['cooking', 'bondage', 'music'],
      hair_colour: 'red',
      relationship_status: 'single',
    },
  });
  const photo = await uploadPhoto(browser);
  const { status, body } = await ask(id);
  const { profile } = body as { profile: { main_image: { filename: string } } };
  expect({ status, photo: profile.main_image.filename }).toEqual({ status: 200, photo: `/media/${photo}` });
  expect(profile).toEqual({
    id,
    name: 'Wren',
    age: 35,
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    main_image: profile.main_image,
    interests: ['cooking', 'music'],
    description: 'I make a dangerous carbonara.',
    fictional: false,
    demo: false,
  });
});

test('description and interests are hidden if the brand does not show them', async () => {
  const own = await startHostile({
    settings: { ...closed, visible_profile_fields: ['gender'], visible_profile_notes: [] },
  });
  const { id } = await own.member({ profile: { ...agreed, description: 'Hello', interests: ['tea'] } });
  expect(await ask(id, own.visitor())).toMatchObject({
    status: 200,
    body: { profile: { interests: [], description: null } },
  });
  await own.close();
});

describe('returns 404 like an unknown id for a member', () => {
  const others: [string, MemberWish][] = [
    ['who was never asked', {}],
    ['who is invisible', { profile: { ...agreed, visible: false } }],
    [
      'who is not confirmed',
      { account: { status: 'not_confirmed' }, profile: { ...agreed, visible: false } },
    ],
    ['who was deleted', { account: { status: 'deleted' }, profile: { ...agreed, status: 'disabled' } }],
    [
      'who is of another pool',
      { account: { pool: 'elm' }, profile: { ...agreed, pool: 'elm' }, host: elmfordHost },
    ],
  ];
  test.each(others)('%s', async (_, wish) => {
    const { id } = await api.member(wish);
    expect(await ask(id)).toEqual({ status: 404, body: notFound });
  });

  test('who blocked the viewer or withdrew the agreement, and for an invalid id', async () => {
    const { id, browser } = await api.member({ profile: agreed });
    const viewer = await api.member();
    const before = (await ask(id, viewer.browser)).status;
    await browser.post('/api/block.php', { profile: viewer.id });
    const blocked = await ask(id, viewer.browser);
    await api.db.updateTable('profile').set({ advertising_agreed_at: null }).where('id', '=', id).execute();
    expect([before, blocked, await ask(id)]).toEqual([
      200,
      { status: 404, body: notFound },
      { status: 404, body: notFound },
    ]);
    for (const odd of ['nobody', "' or 1=1", '../x']) expect([404, 422]).toContain((await ask(odd)).status);
  });
});

test('on a brand closed to visitors, they can load an advertised member’s main photo only', async () => {
  const shown = await api.member({ account: { paid_user: true }, profile: agreed });
  const other = await api.member();
  const main = await uploadPhoto(shown.browser);
  const second = await uploadPhoto(shown.browser);
  const secret = await uploadPhoto(shown.browser, { private: 'true' });
  const foreign = await uploadPhoto(other.browser);
  const seen = () =>
    Promise.all(
      [main, second, secret, foreign].map(async (key) => (await api.visitor().get(`/media/${key}`)).status),
    );
  const before = await seen();
  await api.db
    .updateTable('profile')
    .set({ advertising_agreed_at: null })
    .where('id', '=', shown.id)
    .execute();
  expect([before, await seen()]).toEqual([
    [200, 404, 404, 404],
    [404, 404, 404, 404],
  ]);
});
