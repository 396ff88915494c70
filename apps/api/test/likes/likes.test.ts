import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldLike } from '../../src/likes/jobs/held-like';
import { engine, startApi, type TestApi } from '../support/api';
import { unconfirmed } from '../support/unconfirmed';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const eventsOf = (id: string) =>
  api.db.selectFrom('event').select(['type', 'data']).where('account_id', '=', id).orderBy('id').execute();

test('a mutual like is a match, and both members get an event', async () => {
  const ann = await api.member({ profile: { name: 'Ann' } });
  const ben = await api.member({ profile: { name: 'Ben' } });
  const first = await ann.browser.post('/api/like.php', { profile: ben.id });
  const second = await ben.browser.post('/api/like.php', { profile: ann.id });
  expect([first.body, second.body]).toEqual([{ match: false }, { match: true }]);
  const eventsFor = async (id: string) =>
    (await eventsOf(id)).map(({ type, data }) => {
      const { profile, num_new_likes } = data as { profile: { name: string }; num_new_likes: number };
      return [type, profile.name, num_new_likes];
    });
  expect([await eventsFor(ann.id), await eventsFor(ben.id)]).toEqual([
    [['match', 'Ben', 1]],
    [
      ['like', 'Ann', 1],
      ['match', 'Ann', 0],
    ],
  ]);
});

test.runIf(engine === 'postgres')('of two parallel mutual likes, exactly one makes the match', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 10 }, async () => [await api.member(), await api.member()] as const),
  );
  for (const [ann, ben] of pairs) {
    const answers = await Promise.all([
      ann.browser.post('/api/like.php', { profile: ben.id }),
      ben.browser.post('/api/like.php', { profile: ann.id }),
    ]);
    expect(answers.map(({ body }) => (body as { match: boolean }).match).toSorted()).toEqual([false, true]);
    const types = [...(await eventsOf(ann.id)), ...(await eventsOf(ben.id))].map(({ type }) => type);
    expect(types.toSorted()).toEqual(['like', 'match', 'match']);
  }
});

test('a received like is listed as new until it is marked as seen', async () => {
  const me = await api.member();
  const fan = await api.member({ profile: { name: 'Fan' } });
  const crush = await api.member({ profile: { name: 'Crush' } });
  await fan.browser.post('/api/like.php', { profile: me.id });
  await me.browser.post('/api/like.php', { profile: crush.id });
  const lists = async () => {
    const { body } = await me.browser.get('/api/likes.php');
    const { profiles, liked_by, next_cursor } = body as {
      profiles: { name: string; liked: boolean }[];
      liked_by: { id: string; like_new: boolean; match: boolean }[];
      next_cursor: null;
    };
    return {
      given: profiles.map(({ name, liked }) => [name, liked]),
      received: liked_by.map(({ id, like_new, match }) => [id, like_new, match]),
      next_cursor,
    };
  };
  expect(await lists()).toEqual({
    given: [['Crush', true]],
    received: [[fan.id, true, false]],
    next_cursor: null,
  });
  await me.browser.put('/api/like.php', { profile: fan.id });
  expect((await lists()).received).toEqual([[fan.id, false, false]]);
});

test('a received like that is returned is a match and no longer new', async () => {
  const me = await api.member();
  const fan = await api.member();
  await fan.browser.post('/api/like.php', { profile: me.id });
  await me.browser.post('/api/like.php', { profile: fan.id });
  const { body } = await me.browser.get('/api/likes.php');
  const { liked_by } = body as { liked_by: { id: string; like_new: boolean; match: boolean }[] };
  expect(liked_by.map(({ id, like_new, match }) => [id, like_new, match])).toEqual([[fan.id, false, true]]);
  const own = await me.browser.get('/api/user.php');
  expect((own.body as { user: { num_new_likes: number } }).user.num_new_likes).toBe(0);
});

test('liking twice stores one like, and unliking removes it', async () => {
  const me = await api.member();
  const other = await api.member();
  await me.browser.post('/api/like.php', { profile: other.id });
  await me.browser.post('/api/like.php', { profile: other.id });
  const count = async () =>
    (await api.db.selectFrom('liked').select('to_id').where('from_id', '=', me.id).execute()).length;
  const before = await count();
  await me.browser.delete('/api/like.php', { profile: other.id });
  expect([before, await count(), (await eventsOf(other.id)).length]).toEqual([1, 0, 1]);
});

test('a like of an unconfirmed member is hidden until the profile is active', async () => {
  const me = await api.member();
  const fresh = await api.member({
    account: { status: 'not_confirmed' },
    profile: { status: 'disabled', visible: false },
  });
  await fresh.browser.post('/api/like.php', { profile: me.id });
  const received = async () =>
    ((await me.browser.get('/api/likes.php')).body as { liked_by: { id: string }[] }).liked_by;
  expect([await received(), await eventsOf(me.id)]).toEqual([[], []]);
  await api.db
    .updateTable('profile')
    .set({ status: 'active', visible: true })
    .where('id', '=', fresh.id)
    .execute();
  expect((await received()).map(({ id }) => id)).toEqual([fresh.id]);
});

/** Runs the jobs that notify of likes given before the confirmation. */
async function notifyHeld(): Promise<void> {
  const { rows } = await api.connection.run('delete from pgboss.job where name = $1 returning data', [
    heldLike.name,
  ]);
  for (const { data } of rows as { data: Parameters<typeof heldLike.run>[0] }[])
    await heldLike.run(data, api.application.services);
}

test('the confirmation notifies the recipients of earlier likes, except of withdrawn ones', async () => {
  const [kept, early, late, again] = [
    await api.member(),
    await api.member(),
    await api.member(),
    await api.member(),
  ];
  const fresh = await unconfirmed(api);
  const unlike = ({ id }: { id: string }) => fresh.browser.delete('/api/like.php', { profile: id });
  const like = ({ id }: { id: string }) => fresh.browser.post('/api/like.php', { profile: id });
  for (const other of [kept, early, late, again]) await like(other);
  await unlike(early);
  expect((await api.visitor().post('/api/activate.php', { token: fresh.token })).status).toBe(200);
  await unlike(late);
  await unlike(again);
  api.clock.pass(1);
  await like(again);
  await notifyHeld();
  const about = async ({ id }: { id: string }) =>
    (await eventsOf(id)).map(({ type, data }) => [type, (data as { profile: { id: string } }).profile.id]);
  const told = [['like', fresh.id]];
  expect([await about(kept), await about(early), await about(late), await about(again)]).toEqual([
    told,
    [],
    [],
    told,
  ]);
});

test('auto-like returns each pending like once, then 404', async () => {
  const me = await api.member();
  const fan = await api.member({ profile: { name: 'Fan' } });
  await fan.browser.post('/api/like.php', { profile: me.id });
  const foreign = await me.browser.get('/api/auto-like.php', { headers: { 'sec-fetch-site': 'cross-site' } });
  const given = await me.browser.get('/api/auto-like.php');
  const none = await me.browser.post('/api/auto-like.php');
  expect([foreign.status, (given.body as { id: string }).id, none.status]).toEqual([403, fan.id, 404]);
});

test.runIf(engine === 'postgres')('parallel auto-like requests each return another like', async () => {
  for (let round = 0; round < 10; round += 1) {
    const me = await api.member();
    const fans = await Promise.all(Array.from({ length: 4 }, () => api.member()));
    for (const { browser } of fans) await browser.post('/api/like.php', { profile: me.id });
    const answers = await Promise.all(fans.map(() => me.browser.post('/api/auto-like.php')));
    const shown = answers.map(({ status, body }) => [status, (body as { id?: string }).id]);
    expect(shown.toSorted()).toEqual(fans.map(({ id }) => [200, id]).toSorted());
  }
});

test('a member cannot like themselves, an unknown id or a member who blocked them', async () => {
  const me = await api.member();
  const blocker = await api.member();
  await blocker.browser.post('/api/block.php', { profile: me.id });
  const codes = await Promise.all(
    [me.id, '7c9e6679-7425-40de-944b-e07fc1f90ae7', blocker.id].map(
      async (profile) =>
        ((await me.browser.post('/api/like.php', { profile })).body as { code: string }).code,
    ),
  );
  expect(codes).toEqual(['own_profile', 'not_found', 'not_found']);
});

test('likes are paged without gaps or repeats', async () => {
  const me = await api.member();
  const fans: string[] = [];
  for (let index = 0; index < 130; index += 1) fans.push((await api.member()).id);
  const now = api.clock.now();
  await api.db
    .insertInto('liked')
    .values(
      fans.map((from_id, index) => ({
        from_id,
        to_id: me.id,
        pool: 'oak',
        created_at: new Date(now.getTime() + (index >> 1)),
      })),
    )
    .execute();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await me.browser.get('/api/likes.php', { query: cursor === null ? {} : { cursor } });
    const page = body as { liked_by: { id: string }[]; next_cursor: string | null };
    seen.push(...page.liked_by.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen)]).toEqual([130, new Set(fans)]);
});
