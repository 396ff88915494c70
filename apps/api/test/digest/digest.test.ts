import { beforeEach, afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUnsubscribeToken } from '../../src/notifications/unsubscribe-token';
import { startApi, type TestApi } from '../support/api';
import { addListener } from '../support/listener';
import type { MemberWish } from '../support/members';
import { send } from '../support/send-message';
import { openMailbox, pass, planWeekOf, work } from './mailbox';

const mailbox = openMailbox();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ mail: mailbox.port });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('notification_look').execute();
  mailbox.refusing = () => false;
  mailbox.mails.length = 0;
});

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** A member with a photo, so that only what happens in the test is mailed. */
async function settled(wish: MemberWish = {}) {
  const member = await api.member(wish);
  const key = member.id.replaceAll('-', '');
  await api.db
    .insertInto('photo')
    .values({
      account_id: member.id,
      key,
      thumb_key: `${key}t`,
      match_key: `${key}m`,
      blurred_key: `${key}b`,
      blurred_thumb_key: `${key}c`,
      width: 1080,
      height: 1350,
      tone: '#7d5f44',
      created_at: api.clock.now(),
    })
    .execute();
  return member;
}

const named = (name: string, wish: MemberWish = {}) =>
  api.member({ ...wish, account: { credits: 50, ...wish.account }, profile: { name, ...wish.profile } });
type Member = Awaited<ReturnType<TestApi['member']>>;
const like = (from: Member, id: string) => from.browser.post('/api/like.php', { profile: id });
const choose = (id: string, type: string, enabled: boolean, channel: 'mail' | 'push' = 'mail') =>
  api.db.insertInto('notification_setting').values({ account_id: id, type, channel, enabled }).execute();

describe('digest mail', () => {
  test('is sent once, ten minutes later, with all news in one mail', async () => {
    const me = await settled({ profile: { name: 'Wren' } });
    const [ada, bo, cy] = [await named('Ada'), await named('Bo'), await named('Cy')];
    await me.browser.post('/api/like.php', { profile: cy.id });
    for (const text of ['Hello', 'A secret']) await send(ada.browser, me.id, text);
    await like(bo, me.id);
    await like(cy, me.id);
    await pass(api, 10 * minute - 1);
    expect(mailbox.mails).toEqual([]);
    await pass(api, 1);
    const [mail, ...others] = mailbox.mails;
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ada wrote to you');
    const lines = mail?.text.split('\n').filter((line) => line !== '') ?? [];
    expect(lines.slice(0, -7)).toEqual([
      'oakmere',
      'Something for you, Wren',
      'Someone new',
      'Ada wrote to you for the first time',
      'Hearts for you',
      'It’s a match: you and Cy like each other',
      'Bo likes you',
    ]);
    expect(mail?.text).not.toContain('secret');
    await pass(api, 20 * hour);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('is sent at most once a day, and the next one has everything since', async () => {
    const [me, ada] = [await settled(), await named('Ada')];
    await send(ada.browser, me.id, 'Hello');
    await pass(api, 10 * minute);
    expect(mailbox.subjects()).toEqual(['Ada wrote to you']);
    await send(ada.browser, me.id, 'Again');
    await like(await named('Bo'), me.id);
    await pass(api, 10 * minute);
    await pass(api, 23 * hour);
    expect(mailbox.mails).toEqual([]);
    await pass(api, hour);
    const [mail] = mailbox.mails;
    expect(mail?.text).toContain('1 new message from Ada');
    expect(mail?.text).toContain('Bo likes you');
    expect(mailbox.mails).toHaveLength(1);
  });

  test('is not sent for news that was read, seen or taken back', async () => {
    const [me, ada, bo] = [await settled(), await named('Ada'), await named('Bo')];
    const { body } = await send(ada.browser, me.id, 'Hello');
    await like(ada, me.id);
    await like(bo, me.id);
    await me.browser.put('/api/chat.php', { conversation: (body as { conversation: string }).conversation });
    await me.browser.put('/api/like.php', { profile: ada.id });
    await bo.browser.delete('/api/like.php', { profile: me.id });
    await pass(api, 10 * minute);
    expect(mailbox.mails).toEqual([]);
    const looks = await api.db.selectFrom('notification_look').selectAll().execute();
    expect(looks.filter(({ account_id }) => account_id === me.id)).toEqual([]);
  });

  test.each<[string, (other: Member, me: Member) => Promise<unknown>]>([
    ['a sender who is banned', (other) => set(other.id, { status: 'banned' })],
    ['a sender who is deleted', (other) => set(other.id, { status: 'deleted' })],
    ['a sender who is unconfirmed', (other) => set(other.id, { status: 'not_confirmed' })],
    ['a sender who is blocked', (other, me) => me.browser.post('/api/block.php', { profile: other.id })],
    ['a member who is banned', (_, me) => set(me.id, { status: 'banned' })],
    ['a member who is deleted', (_, me) => set(me.id, { status: 'deleted' })],
    ['a member whose mails bounced', (_, me) => set(me.id, { notifications_disabled: ['bounce'] })],
    [
      'a member who turned digest mails off',
      async (_, me) => {
        for (const type of ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'])
          await choose(me.id, type, false);
      },
    ],
  ])('is not sent to or about %s', async (_, change) => {
    const [me, ada] = [await settled(), await named('Ada')];
    await send(ada.browser, me.id, 'Hello');
    await like(ada, me.id);
    await change(ada, me);
    await pass(api, 10 * minute);
    await pass(api, day);
    expect(mailbox.mails).toEqual([]);
  });

  const set = (id: string, values: object) =>
    api.db.updateTable('account').set(values).where('id', '=', id).execute();

  test('leaves out a type that is turned off', async () => {
    const [me, ada] = [await settled(), await named('Ada')];
    await choose(me.id, 'new_conversations', false);
    await send(ada.browser, me.id, 'Hello');
    await like(ada, me.id);
    await pass(api, 10 * minute);
    expect(mailbox.mails).toMatchObject([{ subject: 'Ada likes you' }]);
    expect(mailbox.mails[0]?.text).not.toContain('written');
  });

  test('marks a fictional profile', async () => {
    const [me, ada] = [await settled(), await named('Ada', { profile: { fictional: true } })];
    await send(ada.browser, me.id, 'Hello');
    await pass(api, 10 * minute);
    expect(mailbox.subjects()).toEqual(['🎭 Ada (fictional profile) wrote to you']);
  });

  test('names five people and counts the rest', async () => {
    const me = await settled();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
      api.clock.pass(1);
      await like(await named(name), me.id);
    }
    await pass(api, 10 * minute);
    const [mail] = mailbox.mails;
    expect(mail?.subject).toBe('7 people like you');
    expect(mail?.text).toContain('and 2 more');
    expect(['A likes', 'B likes', 'C likes'].map((line) => mail?.text.includes(line))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('a digest mail links to an unsubscribe page, and its one-click unsubscribe turns its types off', async () => {
  const [me, ada] = [await settled(), await named('Ada')];
  await send(ada.browser, me.id, 'Hello');
  await like(ada, me.id);
  await pass(api, 10 * minute);
  const [mail] = mailbox.mails;
  const [, url = '', token = ''] =
    /^<(http:\/\/oakmere\.localhost:\d+\/api\/unsubscribe\.php\?token=([\w.-]+))>$/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    ) ?? [];
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(readUnsubscribeToken(api.application.services.environment.SESSION_SECRET, token)).toEqual({
    accountId: me.id,
    types: ['new_conversations', 'like'],
  });
  const { origin } = new URL(url);
  expect(mail?.text).toContain(`${origin}/notifications?token=${token}`);
  expect(mail?.html).toContain(`href="${origin}/notifications"`);
  const path = '/api/unsubscribe.php';
  expect((await api.visitor().get(path, { query: { token } })).status).toBe(405);
  expect((await api.visitor().post(path, { token })).status).toBe(204);
  await like(await named('Bo'), me.id);
  await pass(api, 2 * day);
  expect(mailbox.mails.slice(1).map(({ subject }) => subject)).toEqual(['Ada is waiting for your reply']);
});

test('an unread conversation gets one reminder after a day, by mail and by push', async () => {
  const me = await addListener(api);
  await api.db
    .insertInto('notification_state')
    .values({ account_id: me.id, photo_reminded_at: api.clock.now() })
    .execute();
  const ada = await named('Ada');
  const { body } = await send(ada.browser, me.id, 'Hello');
  const { conversation } = body as { conversation: string };
  await pass(api, 10 * minute);
  mailbox.mails.length = 0;
  const pushes = async () => {
    const rows = await api.db.deleteFrom('outgoing_push').returning('payload').execute();
    return rows.map(({ payload }) => (JSON.parse(payload) as { body: string }).body);
  };
  expect(await pushes()).toEqual(['Sent you their first message']);
  await pass(api, day - 10 * minute - 1);
  expect(mailbox.mails).toEqual([]);
  await pass(api, 1);
  await pass(api, 10 * minute);
  expect([mailbox.subjects(), await pushes()]).toEqual([
    ['Ada is waiting for your reply'],
    ['Is waiting for your reply'],
  ]);
  await pass(api, 3 * day);
  expect([mailbox.subjects(), await pushes()]).toEqual([[], []]);
  await me.browser.put('/api/chat.php', { conversation });
  await send(ada.browser, me.id, 'Still there?');
  await pass(api, 10 * minute);
  await pass(api, day);
  expect([mailbox.subjects(), await pushes()]).toEqual([
    ['Ada wrote to you', 'Ada is waiting for your reply'],
    ['New message for you', 'Is waiting for your reply'],
  ]);
});

test('a reminder is pushed when it is due, and mailed with the next mail of the day, each once', async () => {
  const me = await addListener(api);
  await api.db
    .insertInto('notification_state')
    .values({ account_id: me.id, photo_reminded_at: api.clock.now() })
    .execute();
  const [ada, bo] = [await named('Ada'), await named('Bo')];
  const pushedAfter = async (seconds: number) => {
    await pass(api, seconds);
    const rows = await api.db
      .deleteFrom('outgoing_push')
      .where('endpoint', 'like', `%${me.id}`)
      .returning('payload')
      .execute();
    const pushes = rows.map(({ payload }) => {
      const { title, body } = JSON.parse(payload) as { title: string; body: string };
      return `${title}: ${body}`;
    });
    return [mailbox.subjects(), pushes];
  };
  await send(ada.browser, me.id, 'Hello');
  const first = [await pushedAfter(10 * minute), await pushedAfter(12 * hour - 10 * minute)];
  await send(bo.browser, me.id, 'Hello');
  const second = [
    await pushedAfter(10 * minute),
    await pushedAfter(12 * hour - 10 * minute - 1),
    await pushedAfter(1),
  ];
  const spent = [await pushedAfter(5 * minute), await pushedAfter(5 * minute)];
  const third = [
    await pushedAfter(12 * hour - 10 * minute),
    await pushedAfter(12 * hour),
    await pushedAfter(10 * minute),
  ];
  const none: unknown[][] = [[], []];
  expect({ first, second, spent, third, later: await pushedAfter(3 * day) }).toEqual({
    first: [[['Ada wrote to you'], ['Ada: Sent you their first message']], none],
    second: [[[], ['Bo: Sent you their first message']], none, [[], ['Ada: Is waiting for your reply']]],
    spent: [none, [['Bo wrote to you'], []]],
    third: [[[], ['Bo: Is waiting for your reply']], none, [['Bo is waiting for your reply'], []]],
    later: none,
  });
});

test('a reminder is pushed once while the mail server fails', async () => {
  const [me, ada] = [await addListener(api), await named('Ada')];
  await send(ada.browser, me.id, 'Hello');
  mailbox.refusing = () => true;
  const pushes = async () =>
    (
      await api.db
        .deleteFrom('outgoing_push')
        .where('endpoint', 'like', `%${me.id}`)
        .returning('payload')
        .execute()
    ).map(({ payload }) => (JSON.parse(payload) as { body: string }).body);
  await api.db.deleteFrom('notification_look').execute();
  await work(api);
  await pushes();
  await api.db
    .insertInto('notification_look')
    .values({ account_id: me.id, due_at: api.clock.now() })
    .execute();
  const tries = [];
  for (let left = await pass(api, day); tries.length < 3; left = await work(api)) {
    tries.push([left.length, await pushes()]);
    await api.application.services.inTransaction(async ({ jobs }) => {
      for (const data of left) await jobs.add({ name: 'mail.digest' }, data);
    });
  }
  expect(tries).toEqual([
    [1, ['Is waiting for your reply']],
    [1, []],
    [1, []],
  ]);
});

test('a reminder is pushed to a member whose mails bounced', async () => {
  const [me, ada] = [await addListener(api), await named('Ada')];
  await api.db
    .updateTable('account')
    .set({ notifications_disabled: ['bounce'] })
    .where('id', '=', me.id)
    .execute();
  await send(ada.browser, me.id, 'Hello');
  await pass(api, 10 * minute);
  await pass(api, day);
  const rows = await api.db
    .selectFrom('outgoing_push')
    .select('payload')
    .where('endpoint', 'like', `%${me.id}`)
    .orderBy('id')
    .execute();
  expect([rows.map(({ payload }) => (JSON.parse(payload) as { tag: string }).tag), mailbox.mails]).toEqual([
    [expect.stringMatching(/^chat:/), expect.stringMatching(/^chat:/)],
    [],
  ]);
});

describe('new member', () => {
  const fresh = async (status: 'active' | 'not_confirmed') => {
    const member = await api.member({ account: { status }, profile: { name: 'Wren' } });
    await api.db
      .insertInto('notification_look')
      .values({ account_id: member.id, due_at: new Date(api.clock.now().getTime() + day * 1000) })
      .execute();
    return member;
  };

  test('is reminded to confirm the address after one day and after three, with a working link', async () => {
    await fresh('not_confirmed');
    await pass(api, day - 1);
    expect(mailbox.mails).toEqual([]);
    await pass(api, 1);
    expect(mailbox.mails).toMatchObject([{ subject: 'Just one click to go, Wren' }]);
    expect(mailbox.mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await pass(api, 2 * day);
    expect(mailbox.mails).toHaveLength(2);
    const [, token = ''] = /activate\/done\?token=([\w-]+)/.exec(mailbox.mails[1]?.text ?? '') ?? [];
    expect((await api.visitor().post('/api/activate.php', { token })).status).toBe(200);
    await pass(api, 30 * day);
    expect(mailbox.mails).toHaveLength(2);
  });

  test('is not reminded once confirmed, nor with reminders turned off', async () => {
    const [confirmed, off] = [await fresh('not_confirmed'), await fresh('not_confirmed')];
    await api.db.updateTable('account').set({ status: 'active' }).where('id', '=', confirmed.id).execute();
    await choose(off.id, 'reminders', false);
    await pass(api, day);
    await pass(api, day);
    expect(mailbox.mails).toEqual([]);
  });

  test('without a photo is reminded of it once, after three days', async () => {
    await fresh('active');
    await pass(api, day);
    await pass(api, 2 * day - 1);
    expect(mailbox.mails).toEqual([]);
    await pass(api, 1);
    expect(mailbox.subjects()).toEqual(['Show your smile']);
    await pass(api, 30 * day);
    expect(mailbox.mails).toEqual([]);
  });
});

describe('weekly update', () => {
  const weekly = async () => {
    const me = await settled({
      profile: { region: 'GR' },
      account: { chosen_search: JSON.stringify({ gender: 'male', min_age: null, max_age: null }) },
    });
    await choose(me.id, 'weekly_updates', true);
    return me;
  };

  test('is sent once in seven days to members who turned it on, if there is news', async () => {
    await api.db
      .updateTable('profile')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    const [me, other] = [await weekly(), await settled()];
    const male = { profile: { gender: 'male', region: 'GR' } };
    await named('Ash', male);
    await named('Drawn', { profile: { ...male.profile, fictional: true } });
    await named('Gone', { profile: { ...male.profile }, account: { status: 'banned' } });
    await planWeekOf(api, 'elmford');
    await pass(api, 0);
    expect(mailbox.mails).toEqual([]);
    await planWeekOf(api, 'oakmere');
    await planWeekOf(api, 'oakmere');
    await pass(api, 0);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([await addressOf(me.id)]);
    expect(mailbox.mails[0]?.text).toContain('1 new member matches your search: Ash');
    expect(mailbox.mails[0]?.subject).toMatch(/^Your week on /);
    mailbox.mails.length = 0;
    for (let days = 0; days < 6; days += 1) {
      await pass(api, day);
      await planWeekOf(api, 'oakmere');
      await pass(api, 0);
    }
    expect(mailbox.mails).toEqual([]);
    await named('Birch', male);
    await pass(api, day);
    await planWeekOf(api, 'oakmere');
    await pass(api, 0);
    expect(mailbox.mails).toHaveLength(1);
    expect(other.id).not.toBe(me.id);
  });

  test('joins the digest of the day, and is not sent without news', async () => {
    await api.db
      .updateTable('profile')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    const [me, quiet] = [await weekly(), await weekly()];
    await api.db
      .updateTable('profile')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', 'in', [me.id, quiet.id])
      .execute();
    await like(await named('Ada', { profile: { created_at: new Date('2020-01-01') } }), me.id);
    await planWeekOf(api, 'oakmere');
    await pass(api, 0);
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Ada likes you']);
    expect(mailbox.mails[0]?.text).toContain('1 heart for you in the last seven days');
  });

  const addressOf = async (id: string) =>
    (await api.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
});

describe('failed digest mail', () => {
  test('is retried until each member has it once', async () => {
    const senders = [await named('Ada'), await named('Bo'), await named('Cy'), await named('Di')];
    const members = [await settled(), await settled(), await settled(), await settled(), await settled()];
    for (const me of members) for (const sender of senders) await like(sender, me.id);
    let tries = 0;
    mailbox.refusing = () => (tries += 1) % 2 === 1;
    let left = await pass(api, 10 * minute);
    for (let round = 0; left.length > 0 && round < 10; round += 1) {
      await api.application.services.inTransaction(async ({ jobs }) => {
        for (const data of left) await jobs.add({ name: 'mail.digest' }, data);
      });
      left = await work(api);
    }
    const lists = mailbox.mails.map(({ to, subject }) => `${to} ${subject}`);
    expect([left, lists.length, new Set(lists).size]).toEqual([[], 5, 5]);
    await pass(api, 2 * day);
    expect(mailbox.mails).toHaveLength(5);
  });

  test('is not sent by another job meanwhile, and its retries send one mail with the current news', async () => {
    const [me, ada] = [await settled(), await named('Ada')];
    await like(ada, me.id);
    mailbox.refusing = () => true;
    const failed = await pass(api, 10 * minute);
    expect(failed).toHaveLength(1);
    await like(await named('Bo'), me.id);
    mailbox.refusing = () => false;
    await pass(api, hour);
    expect(mailbox.mails).toEqual([]);
    for (const _ of ['killed before it was kept', 'again'])
      await api.application.services.inTransaction(async ({ db, jobs }) => {
        await db.deleteFrom('notification_state').where('account_id', '=', me.id).execute();
        for (const data of failed) await jobs.add({ name: 'mail.digest' }, data);
      });
    await work(api);
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['2 people like you']);
    expect(mailbox.mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@oakmere\.example>$/);
  });
});
