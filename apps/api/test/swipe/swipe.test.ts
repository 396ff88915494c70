import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { insertPhoto } from '../support/insert-photo';
import { nameOf, pictured, swipe, takeBack, revealAll } from './swiping';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => revealAll(api));

interface Game {
  profiles: { profile: { id: string; name: string }; description: string | null }[];
  likes_left: number;
  likes_per_day: number;
  renews_at: string;
  likes_today: { profile: { name: string }; match: boolean }[];
}

const game = async (browser: Browser) => (await browser.get('/api/swipe.php')).body as Game;
const eventsOf = (id: string) =>
  api.db.selectFrom('event').select(['type', 'data']).where('account_id', '=', id).orderBy('id').execute();
const likedBy = async (browser: Browser) => {
  const { body } = await browser.get('/api/likes.php');
  return (body as { liked_by: { id: string; match: boolean }[] }).liked_by.map(({ id, match }) => [
    id,
    match,
  ]);
};
const newLikes = async (browser: Browser) => {
  const { body } = await browser.get('/api/user.php');
  return (body as { user: { num_new_likes: number } }).user.num_new_likes;
};

test('shows members who fit the search, nearest first, without liked, skipped, blocked or photoless ones', async () => {
  const man = { gender: 'male', sexuality: 'hetero' };
  const me = await pictured(api, { profile: { ...man, country: 'NL', region: 'GE', city: 'Ede' } });
  const people = [
    { name: 'Abroad', country: 'DE', region: 'BE', city: 'Berlin' },
    { name: 'Same country', country: 'NL', region: 'UT', city: 'Utrecht' },
    { name: 'Same region', country: 'NL', region: 'GE', city: 'Arnhem' },
    { name: 'Same city', country: 'NL', region: 'GE', city: 'ede', description: 'I row.' },
    { name: 'A man', ...man },
    { name: 'Too old', date_of_birth: '1950-01-01' },
    { name: 'Invisible', visible: false },
    { name: 'Liked' },
    { name: 'Skipped' },
    { name: 'Blocked' },
    { name: 'Blocks me' },
  ];
  const ids: Record<string, string> = {};
  for (const profile of people) ids[profile.name] = (await pictured(api, { profile })).id;
  await api.member({ profile: { name: 'No photo' } });
  const inspected = await api.member({ profile: { name: 'Photo under inspection' } });
  await insertPhoto(api, inspected.id, { status: 'inspection' });
  await me.browser.put('/api/user.php', { search: { gender: 'female', min_age: 20, max_age: 50 } });
  await me.browser.post('/api/like.php', { profile: ids.Liked });
  await swipe(me.browser, ids.Skipped ?? '', false);
  await me.browser.post('/api/block.php', { profile: ids.Blocked });
  const created_at = api.clock.now();
  await api.db
    .insertInto('block')
    .values({ blocker_id: ids['Blocks me'] ?? '', blocked_id: me.id, created_at })
    .execute();
  const shown = await game(me.browser);
  expect(shown.profiles.map(({ profile, description }) => [profile.name, description])).toEqual([
    ['Same city', 'I row.'],
    ['Same region', null],
    ['Same country', null],
    ['Abroad', null],
  ]);
  expect({ ...shown, profiles: [] }).toEqual({
    profiles: [],
    likes_left: 4,
    likes_per_day: 4,
    renews_at: '2026-03-02T23:00:00.000Z',
    likes_today: [],
  });
  api.clock.pass(29 * 86_400);
  const skippedOn = async () => (await game(me.browser)).profiles.map(nameOf).includes('Skipped');
  const before = await skippedOn();
  api.clock.pass(86_400);
  expect([before, await skippedOn()]).toEqual([false, true]);
});

test('shows ten members at once, then the rest', async () => {
  const me = await pictured(api, { profile: { gender: 'male', sexuality: 'hetero' } });
  await me.browser.put('/api/user.php', { search: { gender: 'female', min_age: 62, max_age: 64 } });
  const names = Array.from({ length: 12 }, (_, at) => `Of 63 years, ${at}`);
  const ids = new Map<string, string>();
  for (const name of names)
    ids.set(name, (await pictured(api, { profile: { name, date_of_birth: '1963-01-01' } })).id);
  const shown = async () => (await game(me.browser)).profiles.map(nameOf);
  const [first, again] = [await shown(), await shown()];
  for (const name of first) await swipe(me.browser, ids.get(name) ?? '', false);
  const rest = await shown();
  expect([first.length, again, rest.length, [...first, ...rest].toSorted()]).toEqual([
    10,
    first,
    2,
    names.toSorted(),
  ]);
});

test('allows four likes a day and unlimited skips, and lists the likes of the day', async () => {
  const me = await pictured(api);
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, at) => pictured(api, { profile: { name: `S${at}` } })),
  );
  const answers = [];
  for (const { id } of others.slice(0, 5)) answers.push(await swipe(me.browser, id));
  const renews_at = (await game(me.browser)).renews_at;
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
    [200, { match: false, likes_left: 3, renews_at }],
    [200, { match: false, likes_left: 2, renews_at }],
    [200, { match: false, likes_left: 1, renews_at }],
    [200, { match: false, likes_left: 0, renews_at }],
    [429, { code: 'swipe_limit_reached', statusCode: 429, data: { max: 4 } }],
  ]);
  const untilMidnight = (Date.parse(renews_at) - api.clock.now().getTime()) / 1000;
  expect(answers[4]?.headers.get('retry-after')).toBe(String(untilMidnight));
  const skips = [];
  for (const { id } of others.slice(4)) skips.push((await swipe(me.browser, id, false)).status);
  expect(skips).toEqual([200, 200]);
  const { likes_left, likes_today } = await game(me.browser);
  expect([likes_left, likes_today.map(nameOf)]).toEqual([0, ['S0', 'S1', 'S2', 'S3']]);
});

test('liking the same member twice counts once, and skipping does not remove a like', async () => {
  const [me, other] = [await pictured(api), await pictured(api)];
  await swipe(me.browser, other.id);
  const again = await swipe(me.browser, other.id);
  const skipped = await swipe(me.browser, other.id, false);
  expect([again.body, skipped.body]).toMatchObject([{ likes_left: 3 }, { likes_left: 3 }]);
  await revealAll(api);
  expect(await likedBy(other.browser)).toEqual([[me.id, false]]);
});

test('a like is revealed to the other member after ten seconds, and not before', async () => {
  const [me, other] = [await pictured(api, { profile: { name: 'Me' } }), await pictured(api)];
  await swipe(me.browser, other.id);
  const state = async () => ({
    likes: await likedBy(other.browser),
    badge: await newLikes(other.browser),
    modal: (await other.browser.post('/api/auto-like.php')).status,
    opened: (await other.browser.get('/api/profile.php', { query: { id: me.id } })).body as object,
    events: (await eventsOf(other.id)).map(({ type }) => type),
  });
  const { rows } = await api.connection.run(
    `select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job where name = 'swipe.tell'`,
    [],
  );
  const before = await state();
  await revealAll(api);
  expect({ rows, before, after: await state(), own: await eventsOf(me.id) }).toMatchObject({
    rows: [{ seconds: 10 }],
    before: { likes: [], badge: 0, modal: 404, opened: { profile: { like_new: false } }, events: [] },
    after: { likes: [[me.id, false]], badge: 1, modal: 200, events: ['like'] },
    own: [],
  });
});

test('a match is returned to the swiper at once, and sent to the other member later', async () => {
  const [me, fan] = [await pictured(api), await pictured(api, { profile: { name: 'Fan' } })];
  await fan.browser.post('/api/like.php', { profile: me.id });
  const { body } = await swipe(me.browser, fan.id);
  const eventsBefore = (await eventsOf(fan.id)).map(({ type }) => type);
  const { likes_today } = await game(me.browser);
  await revealAll(api);
  expect([body, eventsBefore, likes_today]).toMatchObject([
    { match: true, likes_left: 3 },
    [],
    [{ profile: { name: 'Fan' }, match: true }],
  ]);
  expect((await eventsOf(fan.id)).map(({ type }) => type)).toEqual(['match']);
  expect(await likedBy(fan.browser)).toEqual([[me.id, true]]);
});

test('a pending like that is liked back is a match for both, and cannot be undone', async () => {
  const [me, other] = [await pictured(api), await pictured(api)];
  await swipe(me.browser, other.id);
  expect((await other.browser.post('/api/like.php', { profile: me.id })).body).toEqual({ match: true });
  expect((await takeBack(me.browser, other.id)).status).toBe(404);
  await revealAll(api);
  const types = async (id: string) => (await eventsOf(id)).map(({ type }) => type);
  expect([await types(me.id), await types(other.id)]).toEqual([['match'], ['match']]);
});

test('the last swipe can be undone within ten seconds, which restores the like and sends no event', async () => {
  const [me, first, last] = [
    await pictured(api),
    await pictured(api),
    await pictured(api, { profile: { name: 'Last' } }),
  ];
  await swipe(me.browser, first.id);
  await swipe(me.browser, last.id);
  api.clock.pass(9.999);
  const back = await takeBack(me.browser, last.id);
  expect([back.status, back.body]).toMatchObject([
    200,
    { profile: { name: 'Last', liked: false }, likes_left: 3 },
  ]);
  expect(await revealAll(api)).toBe(2);
  expect([await eventsOf(last.id), await likedBy(last.browser), (await eventsOf(first.id)).length]).toEqual([
    [],
    [],
    1,
  ]);
  const again = await swipe(me.browser, last.id);
  expect(again.body).toMatchObject({ likes_left: 2 });
  api.clock.pass(10);
  const late = await takeBack(me.browser, last.id);
  expect([late.status, late.body]).toMatchObject([404, { code: 'not_found' }]);
  expect((await game(me.browser)).likes_left).toBe(2);
});

test('undoing a swipe that met a like makes that like new again, and one already seen stays seen', async () => {
  const me = await pictured(api);
  const [fan, seen] = [await pictured(api), await pictured(api)];
  await fan.browser.post('/api/like.php', { profile: me.id });
  await seen.browser.post('/api/like.php', { profile: me.id });
  await me.browser.put('/api/like.php', { profile: seen.id });
  const standing = async () => {
    const { body } = await me.browser.get('/api/likes.php');
    const { liked_by } = body as { liked_by: { id: string; match: boolean; like_new: boolean }[] };
    return {
      badge: await newLikes(me.browser),
      likes: [fan, seen].map(({ id }) => {
        const like = liked_by.find((one) => one.id === id);
        return like && [like.match, like.like_new];
      }),
    };
  };
  const before = await standing();
  const matches = [await swipe(me.browser, fan.id), await swipe(me.browser, seen.id)].map(
    ({ body }) => (body as { match: boolean }).match,
  );
  const matched = await standing();
  const undone = [await takeBack(me.browser, fan.id), await takeBack(me.browser, seen.id)];
  const waiting = {
    badge: 1,
    likes: [
      [false, true],
      [false, false],
    ],
  };
  expect({ before, matches, matched, undone: undone.map(({ status }) => status) }).toEqual({
    before: waiting,
    matches: [true, true],
    matched: {
      badge: 0,
      likes: [
        [true, false],
        [true, false],
      ],
    },
    undone: [200, 200],
  });
  expect(await standing()).toEqual(waiting);
  expect((await me.browser.post('/api/auto-like.php')).body).toMatchObject({ id: fan.id });
  await swipe(me.browser, fan.id, false);
  await takeBack(me.browser, fan.id);
  expect(await standing()).toEqual(waiting);
});

test('swipes of two open pages are undone separately', async () => {
  const me = await pictured(api);
  const named = (name: string) => pictured(api, { profile: { name } });
  const [here, there, known] = [await named('Here'), await named('There'), await named('Known')];
  await me.browser.post('/api/like.php', { profile: known.id });
  await swipe(me.browser, here.id);
  await swipe(me.browser, there.id);
  await swipe(me.browser, known.id);
  const answers = [
    await takeBack(me.browser, known.id),
    await takeBack(me.browser, here.id),
    await takeBack(me.browser, here.id),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
    [404, { code: 'not_found' }],
    [200, { profile: { name: 'Here' }, likes_left: 3 }],
    [404, { code: 'not_found' }],
  ]);
  await revealAll(api);
  expect([await likedBy(here.browser), await likedBy(there.browser)]).toEqual([[], [[me.id, false]]]);
});

test('an undo without a member undoes the last swipe', async () => {
  const me = await pictured(api);
  const [first, last] = [await pictured(api), await pictured(api, { profile: { name: 'Last' } })];
  await swipe(me.browser, first.id);
  await swipe(me.browser, last.id);
  expect(await me.browser.delete('/api/swipe.php')).toMatchObject({
    status: 200,
    body: { profile: { id: last.id, name: 'Last' }, likes_left: 3 },
  });
  await revealAll(api);
  expect([await likedBy(first.browser), await likedBy(last.browser)]).toEqual([[[me.id, false]], []]);
});

test('an undone skip shows the member again', async () => {
  const me = await pictured(api, { profile: { gender: 'male', sexuality: 'hetero' } });
  const other = await pictured(api, { profile: { name: 'Once more', date_of_birth: '1961-05-05' } });
  await me.browser.put('/api/user.php', { search: { gender: 'female', min_age: 64, max_age: 65 } });
  const names = async () => (await game(me.browser)).profiles.map(nameOf);
  const before = await names();
  await swipe(me.browser, other.id, false);
  const skipped = await names();
  const back = await takeBack(me.browser, other.id);
  expect([before, skipped, back.body, await names()]).toMatchObject([
    ['Once more'],
    [],
    { profile: { name: 'Once more' }, likes_left: 4 },
    ['Once more'],
  ]);
  expect((await takeBack(me.browser, other.id)).status).toBe(404);
});

test('a swipe repeated with its idempotency key counts once', async () => {
  const [me, other] = [await pictured(api), await pictured(api)];
  const headers = { 'idempotency-key': 'one-swipe' };
  const send = (liked: boolean) =>
    me.browser.post('/api/swipe.php', { profile: other.id, liked }, { headers });
  const answers = await Promise.all([send(true), send(true), send(true)]);
  expect(answers.map(({ body }) => (body as { likes_left: number }).likes_left)).toEqual([3, 3, 3]);
  expect((await send(false)).body).toMatchObject({ code: 'idempotency_key_reused' });
});

test('swiping oneself, a hidden or an unknown member is refused and costs no like', async () => {
  const [me, hidden] = [await pictured(api), await pictured(api, { profile: { visible: false } })];
  const answers = [];
  for (const liked of [true, false])
    for (const id of [me.id, hidden.id, '00000000-0000-4000-8000-00000000dead', 'x'])
      answers.push((await swipe(me.browser, id, liked)).status);
  expect(answers).toEqual([422, 404, 404, 404, 422, 404, 404, 404]);
  expect((await game(me.browser)).likes_left).toBe(4);
});

test('a pending like of a blocked or hidden member is never sent', async () => {
  for (const hide of ['block', 'invisible'] as const) {
    const [me, other] = [await pictured(api), await pictured(api)];
    await swipe(me.browser, other.id);
    if (hide === 'block') await other.browser.post('/api/block.php', { profile: me.id });
    else await me.browser.put('/api/user.php', { invisible: true });
    await revealAll(api);
    expect([hide, await eventsOf(other.id), await likedBy(other.browser)]).toEqual([hide, [], []]);
  }
});

test.runIf(engine === 'postgres')('of thirty parallel likes four are accepted', async () => {
  const me = await pictured(api);
  const others = await Promise.all(Array.from({ length: 30 }, () => pictured(api)));
  const answers = await Promise.all(others.map(({ id }) => swipe(me.browser, id)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(26).fill(429)]);
  const given = await api.db.selectFrom('liked').select('to_id').where('from_id', '=', me.id).execute();
  expect([given.length, (await game(me.browser)).likes_left]).toEqual([4, 0]);
});

test.runIf(engine === 'postgres')(
  'of two members who swipe each other in parallel, one makes the match',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ann, ben] = [await pictured(api), await pictured(api)];
      const answers = await Promise.all([swipe(ann.browser, ben.id), swipe(ben.browser, ann.id)]);
      expect(answers.map(({ body }) => (body as { match: boolean }).match).toSorted()).toEqual([false, true]);
      await revealAll(api);
      expect([await likedBy(ann.browser), await likedBy(ben.browser)]).toEqual([
        [[ben.id, true]],
        [[ann.id, true]],
      ]);
    }
  },
);

test.runIf(engine === 'postgres')('of ten parallel undos of a swipe one succeeds', async () => {
  const [me, other] = [await pictured(api), await pictured(api)];
  await swipe(me.browser, other.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(me.browser, other.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  expect((await game(me.browser)).likes_left).toBe(4);
});

test.runIf(engine === 'postgres')('a pending like is either sent or undone, never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [me, other] = [await pictured(api), await pictured(api)];
    await swipe(me.browser, other.id);
    const [back] = await Promise.all([takeBack(me.browser, other.id), revealAll(api)]);
    const eventCount = (await eventsOf(other.id)).length;
    const stands = (await likedBy(other.browser)).length;
    expect([back.status, eventCount, stands]).toEqual(eventCount === 1 ? [404, 1, 1] : [200, 0, 0]);
  }
});
