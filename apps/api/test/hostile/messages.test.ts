import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { mailTo, tokenIn } from '../support/mails';
import { send } from '../support/send-message';
import { signupForm } from '../support/signup-form';
import { premium, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const answerOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code ?? 'sent',
];

const credits = async (id: string) => {
  const account = await api.db
    .selectFrom('account')
    .select(['credits', 'free_conversations_used'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ledger = await api.db
    .selectFrom('ledger')
    .select(['kind', 'amount'])
    .where('account_id', '=', id)
    .execute();
  const sum = ledger.reduce((total, { amount }) => total + amount, 0);
  const kinds = ledger.map(({ kind, amount }) => `${kind} ${amount}`).toSorted();
  return { credits: account.credits, sum, free: account.free_conversations_used, kinds };
};

const textsOf = async (browser: Browser, profile: string) => {
  const { body } = await browser.get('/api/chat.php', { query: { profile } });
  const { messages } = body as { messages: { text: string; status: string }[] };
  return messages.map(({ text, status }) => `${text}: ${status}`);
};

test.each([
  ['spaces', ' \n\t\r\n '],
  ['no-break spaces', '\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\ufeff'],
  ['direction marks', '\u200e\u202e\u2066\u2069'],
  ['a Hangul filler', '\u3164\u115f'],
  ['Braille blanks', '\u2800\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['control characters', '\u0001\u007f'],
])('a message of %s is rejected as empty, costs nothing and starts no conversation', async (_, text) => {
  const [one, other] = [await premium(api), await premium(api)];
  expect(answerOf(await send(one.browser, other.id, text))).toEqual([422, 'message_empty']);
  expect(await credits(one.id)).toMatchObject({ credits: 500, free: 0 });
  expect((await other.browser.get('/api/chats.php')).body).toEqual({ chats: [], next_cursor: null });
});

test('the message length counts code points after normalisation, and the error gives the maximum', async () => {
  const [one, other] = [await premium(api), await premium(api)];
  const composed = 'e\u0301'.repeat(2000);
  expect(answerOf(await send(one.browser, other.id, composed))).toEqual([200, 'sent']);
  const family = '👨‍👩‍👧‍👦'.repeat(286);
  for (const long of ['😀'.repeat(2001), `${composed}x`, family]) {
    const refused = await send(one.browser, other.id, long);
    expect(refused).toMatchObject({ status: 422, body: { code: 'message_too_long', data: { max: 2000 } } });
  }
  expect(await credits(one.id)).toMatchObject({ credits: 499, sum: 499 });
});

test('the brand’s message length applies', async () => {
  const short = await startApi({ settings: { message_length: 5 } });
  const [one, other] = [await premium(short), await premium(short)];
  const statuses = [];
  for (const text of ['12345', '😀😀😀😀😀', ' 12345 ', '123456'])
    statuses.push((await send(one.browser, other.id, text)).status);
  await short.close();
  expect(statuses).toEqual([200, 200, 200, 422]);
});

test('deleted, banned and invisible members cannot be written to', async () => {
  const one = await premium(api);
  for (const status of ['deleted', 'banned'] as const) {
    const { id } = await api.member({ account: { status }, profile: { visible: false, status: 'disabled' } });
    expect(answerOf(await send(one.browser, id, 'Hello'))).toEqual([404, 'not_found']);
  }
  const invisible = await api.member({ account: { invisible: true }, profile: { visible: false } });
  expect(answerOf(await send(one.browser, invisible.id, 'Hello'))).toEqual([404, 'not_found']);
  expect(await credits(one.id)).toMatchObject({ credits: 500, sum: 500, free: 0 });
});

test('a member written to by an invisible member can reply', async () => {
  const invisible = await premium(api, { account: { invisible: true }, profile: { visible: false } });
  const other = await premium(api);
  expect(answerOf(await send(invisible.browser, other.id, 'Hello'))).toEqual([200, 'sent']);
  expect(answerOf(await send(other.browser, invisible.id, 'Hi'))).toEqual([200, 'sent']);
});

test('the same text without an idempotency key is sent again', async () => {
  const [one, other] = [await premium(api), await premium(api)];
  for (let round = 0; round < 3; round += 1) await send(one.browser, other.id, 'Again');
  expect(await textsOf(other.browser, one.id)).toEqual(Array(3).fill('Again: delivered'));
  expect(await credits(one.id)).toMatchObject({ credits: 497, sum: 497 });
});

test.runIf(engine === 'postgres')(
  'six parallel sends with one idempotency key make one message and one debit',
  async () => {
    const [one, other] = [await premium(api), await premium(api)];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(one.browser, other.id, 'Six', 'six')),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answerOf(await send(one.browser, other.id, 'Seven', 'six'))).toEqual([
      409,
      'idempotency_key_reused',
    ]);
    const third = await premium(api);
    expect(answerOf(await send(one.browser, third.id, 'Six', 'six'))).toEqual([
      409,
      'idempotency_key_reused',
    ]);
    expect(await textsOf(other.browser, one.id)).toEqual(['Six: delivered']);
    expect(await credits(one.id)).toEqual({
      credits: 499,
      sum: 499,
      free: 0,
      kinds: ['message -1', 'test 500'],
    });
  },
);

test('a premium member without credits gets 402 with the cost, and no conversation starts', async () => {
  const one = await api.member({ account: { paid_user: true } });
  const other = await api.member();
  const refused = await send(one.browser, other.id, 'Hello');
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credits', data: { credits: 0, cost: 1 } },
  });
  expect((await one.browser.get('/api/chats.php')).body).toEqual({ chats: [], next_cursor: null });
  expect(
    await api.db.selectFrom('conversation').select('id').where('started_by', '=', one.id).execute(),
  ).toEqual([]);
});

describe('unconfirmed member', () => {
  let fresh: Person & { token: string };
  let others: Person[];
  let people = 0;

  async function signedUp(): Promise<Person & { token: string }> {
    const email = `waiting${(people += 1)}@oakmere.example`;
    const browser = api.visitor();
    const { body } = await browser.post('/api/signup.php', signupForm({ email }));
    return {
      id: (body as { user: { id: string } }).user.id,
      browser,
      token: tokenIn(await mailTo(api, email)),
    };
  }

  async function give(id: string, amount: number): Promise<void> {
    await api.db
      .updateTable('account')
      .set({ credits: amount, paid_user: true })
      .where('id', '=', id)
      .execute();
    await api.db
      .insertInto('ledger')
      .values({
        account_id: id,
        kind: 'test',
        ref: id,
        amount,
        balance_after: amount,
        created_at: api.clock.now(),
      })
      .execute();
  }

  const heard = async ({ id, browser }: Person) => ({
    chats: ((await browser.get('/api/chats.php')).body as { chats: unknown[] }).chats.length,
    likes: ((await browser.get('/api/likes.php')).body as { liked_by: unknown[] }).liked_by.length,
    badges: Object.values((await browser.get('/api/user.php')).body as { user: object })
      .map((user) => user as { num_unread_messages: number; num_new_likes: number })
      .map(({ num_unread_messages, num_new_likes }) => [num_unread_messages, num_new_likes]),
    events: (await api.db.selectFrom('event').select('id').where('account_id', '=', id).execute()).length,
  });
  const nothing = { chats: 0, likes: 0, badges: [[0, 0]], events: 0 };

  test('pays once, and messages stay hidden until confirmation and are then delivered in order', async () => {
    fresh = await signedUp();
    others = [await premium(api), await premium(api)];
    await give(fresh.id, 10);
    const [first, second] = others as [Person, Person];
    for (const text of ['1', '2', '3']) await send(fresh.browser, first.id, text);
    await send(fresh.browser, second.id, 'a', 'waiting');
    await send(fresh.browser, second.id, 'a', 'waiting');
    await fresh.browser.post('/api/like.php', { profile: first.id });
    expect([await heard(first), await heard(second)]).toEqual([nothing, nothing]);
    expect(await textsOf(fresh.browser, first.id)).toEqual(['1: waiting', '2: waiting', '3: waiting']);
    expect(await credits(fresh.id)).toMatchObject({ credits: 6, sum: 6 });
    const hidden = await first.browser.get('/api/chat.php', { query: { profile: fresh.id } });
    expect([hidden.status, (await send(first.browser, fresh.id, 'Who?')).status]).toEqual([404, 404]);

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.visitor().post('/api/activate.php', { token: fresh.token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await textsOf(first.browser, fresh.id)).toEqual(['1: delivered', '2: delivered', '3: delivered']);
    expect(await textsOf(second.browser, fresh.id)).toEqual(['a: delivered']);
    expect(await credits(fresh.id)).toMatchObject({ credits: 6, sum: 6 });
    expect(await heard(first)).toMatchObject({ chats: 1, likes: 1, badges: [[3, 1]] });
  });

  test('is refunded for a message whose recipient left before the confirmation', async () => {
    const member = await signedUp();
    await give(member.id, 10);
    const [leaver, reader] = [await premium(api), await premium(api)];
    await send(member.browser, leaver.id, 'Too late');
    await send(member.browser, reader.id, 'In time');
    await api.db.updateTable('account').set({ status: 'deleted' }).where('id', '=', leaver.id).execute();
    await api.db
      .updateTable('profile')
      .set({ status: 'disabled', visible: false })
      .where('id', '=', leaver.id)
      .execute();
    await api.visitor().post('/api/activate.php', { token: member.token });
    expect(await textsOf(reader.browser, member.id)).toEqual(['In time: delivered']);
    expect(await credits(member.id)).toMatchObject({
      credits: 9,
      sum: 9,
      kinds: ['message -1', 'message -1', 'message_refund 1', 'test 10'],
    });
  });

  test('has two free conversations, and the third is refused', async () => {
    const member = await signedUp();
    const answers = [];
    for (let person = 0; person < 3; person += 1)
      answers.push(answerOf(await send(member.browser, (await api.member()).id, 'Hi')));
    expect(answers).toEqual([
      [200, 'sent'],
      [200, 'sent'],
      [403, 'free_limit_reached'],
    ]);
  });
});
