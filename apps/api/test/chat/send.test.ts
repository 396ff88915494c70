import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
const premium = { paid_user: true, credits: 10 };

interface Thread {
  conversation: string | null;
  messages: { seq: number; id: string; mine: boolean; text: string; status: string }[];
  has_more: boolean;
  credits: number;
  free_messages_left: number;
  blocked: boolean;
}
const thread = async (browser: Browser, query: Record<string, string | number>) =>
  (await browser.get('/api/chat.php', { query })).body as Thread;
const texts = ({ messages }: Thread) => messages.map(({ mine, text, status }) => [mine, text, status]);

test('a premium member pays for a message, and both members can read it', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const answer = await send(ann.browser, ben.id, '  Hello\r\nyou  ');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: {
        seq: 1,
        mine: true,
        type: 'text',
        text: 'Hello\nyou',
        gift: null,
        photo: null,
        status: 'delivered',
      },
      credits: 9,
      free_messages_left: 0,
    },
  });
  const { conversation } = answer.body as { conversation: string };
  expect(texts(await thread(ben.browser, { profile: ann.id }))).toEqual([[false, 'Hello\nyou', 'delivered']]);
  expect((await ben.browser.put('/api/chat.php', { conversation })).status).toBe(204);
  expect(texts(await thread(ann.browser, { conversation }))).toEqual([[true, 'Hello\nyou', 'read']]);
  const ledger = await api.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', ann.id)
    .where('kind', '=', 'message')
    .execute();
  expect(ledger).toEqual([{ kind: 'message', amount: -1, balance_after: 9 }]);
});

test('a free member gets three free messages in a conversation, and two free conversations', async () => {
  const ann = await api.member();
  const others = [await api.member(), await api.member(), await api.member()] as const;
  const left: number[] = [];
  for (const text of ['1', '2', '3']) {
    const { body } = await send(ann.browser, others[0].id, text);
    left.push((body as { free_messages_left: number }).free_messages_left);
  }
  const fourth = await send(ann.browser, others[0].id, '4');
  const second = await send(ann.browser, others[1].id, '1');
  const third = await send(ann.browser, others[2].id, '1');
  expect([left, fourth.status, fourth.body, second.status, third.status, third.body]).toEqual([
    [2, 1, 0],
    402,
    {
      message: 'insufficient_credits',
      statusCode: 402,
      code: 'insufficient_credits',
      data: { credits: 0, cost: 1 },
    },
    200,
    403,
    { message: 'free_limit_reached', statusCode: 403, code: 'free_limit_reached', data: { max: 2 } },
  ]);
});

test('a free member’s messages beyond the free ones cost credits, and no third conversation starts', async () => {
  const ann = await api.member({ account: { credits: 3 } });
  const others = [await api.member(), await api.member(), await api.member()] as const;
  const sent: unknown[] = [];
  for (const [at, { id }] of others.entries()) {
    for (const text of ['1', '2', '3', '4']) {
      const { status, body } = await send(ann.browser, id, text);
      const { code, credits, free_messages_left } = body as Record<string, unknown>;
      sent.push([at, status, code ?? credits, free_messages_left]);
    }
  }
  const { free_conversations_used } = await api.db
    .selectFrom('account')
    .select('free_conversations_used')
    .where('id', '=', ann.id)
    .executeTakeFirstOrThrow();
  const ledger = await api.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', ann.id)
    .orderBy('id')
    .execute();
  const refused = [2, 403, 'free_limit_reached', undefined];
  expect([sent, free_conversations_used, ledger]).toEqual([
    [
      [0, 200, 3, 2],
      [0, 200, 3, 1],
      [0, 200, 3, 0],
      [0, 200, 2, 0],
      [1, 200, 2, 2],
      [1, 200, 2, 1],
      [1, 200, 2, 0],
      [1, 200, 1, 0],
      refused,
      refused,
      refused,
      refused,
    ],
    2,
    [
      { kind: 'test', amount: 3, balance_after: 3 },
      { kind: 'message', amount: -1, balance_after: 2 },
      { kind: 'message', amount: -1, balance_after: 1 },
    ],
  ]);
});

test('a reply requires credits and uses no free conversation', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  await send(ann.browser, ben.id, 'Hi');
  const answer = await send(ben.browser, ann.id, 'Hi back');
  const ledger = await api.db
    .selectFrom('account')
    .select('free_conversations_used')
    .where('id', '=', ben.id)
    .executeTakeFirst();
  expect([codeOf(answer), ledger]).toEqual(['insufficient_credits', { free_conversations_used: 0 }]);
});

test('the same idempotency key sends one message, and another text with it is refused', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const first = await send(ann.browser, ben.id, 'Once', 'key-1');
  const again = await Promise.all(
    Array.from({ length: 5 }, () => send(ann.browser, ben.id, 'Once', 'key-1')),
  );
  const other = await send(ann.browser, ben.id, 'Twice', 'key-1');
  const { messages, credits } = await thread(ann.browser, { profile: ben.id });
  expect([again.map(({ body }) => body), codeOf(other), messages.length, credits]).toEqual([
    Array.from({ length: 5 }, () => first.body),
    'idempotency_key_reused',
    1,
    9,
  ]);
});

test.each([
  ['', 'invalid_fields'],
  ['   \n\t', 'message_empty'],
  ['\u200b\u200d\u2060', 'message_empty'],
  ['😀'.repeat(2001), 'message_too_long'],
])('refuses %j and charges nothing', async (text, code) => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const answer = await send(ann.browser, ben.id, text);
  const { conversation, credits } = await thread(ann.browser, { profile: ben.id });
  expect([answer.status, codeOf(answer), conversation, credits]).toEqual([422, code, null, 10]);
});

test('accepts a message of 2,000 emoji', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  expect((await send(ann.browser, ben.id, '😀'.repeat(2000))).status).toBe(200);
});

test('refuses messages to oneself, to unknown, unconfirmed and blocking members, and to another pool', async () => {
  const ann = await api.member({ account: premium });
  const unconfirmed = await api.member({
    account: { status: 'not_confirmed' },
    profile: { status: 'disabled', visible: false },
  });
  const foreign = await api.member({ account: { pool: 'elm' }, profile: { pool: 'elm' } });
  const blocker = await api.member();
  await blocker.browser.post('/api/block.php', { profile: ann.id });
  const ids = [ann.id, '7c9e6679-7425-40de-944b-e07fc1f90ae7', 'x', unconfirmed.id, foreign.id, blocker.id];
  const codes = [];
  for (const id of ids) codes.push(codeOf(await send(ann.browser, id, 'Hi')));
  expect(codes).toEqual(['own_profile', ...Array.from({ length: 5 }, () => 'not_found')]);
});

test('a conversation stays readable after a block, and new messages are refused', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member({ account: premium });
  await send(ann.browser, ben.id, 'Hi');
  await ben.browser.post('/api/block.php', { profile: ann.id });
  const answer = await send(ann.browser, ben.id, 'Still there?');
  const { blocked, messages } = await thread(ann.browser, { profile: ben.id });
  expect([answer.status, codeOf(answer), blocked, messages.length]).toEqual([403, 'blocked', true, 1]);
});

test('after a block neither sees the other’s new photo, place or reading', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member({ profile: { city: 'Deventer', photos_count: 3 } });
  await send(ann.browser, ben.id, 'Hi');
  const { conversation } = await thread(ben.browser, { profile: ann.id });
  await ben.browser.post('/api/block.php', { profile: ann.id });
  await ben.browser.put('/api/chat.php', { conversation });
  const { body } = await ann.browser.get('/api/chats.php');
  const [listed] = (body as { chats: { profile: object; last_message: { status: string } }[] }).chats;
  const opened = await thread(ann.browser, { profile: ben.id });
  const unseen = { region: null, city: null, main_image: null, photos_count: 0 };
  expect(listed).toMatchObject({ profile: { id: ben.id, ...unseen }, last_message: { status: 'delivered' } });
  expect(opened).toMatchObject({ profile: { id: ben.id, ...unseen }, messages: [{ status: 'delivered' }] });
});

test('messages of an unconfirmed member are held, and delivered in order after confirmation', async () => {
  const fresh = await api.member({
    account: { status: 'not_confirmed' },
    profile: { status: 'disabled', visible: false },
  });
  const ben = await api.member();
  const first = await send(fresh.browser, ben.id, 'One');
  await send(fresh.browser, ben.id, 'Two');
  expect(first).toMatchObject({
    status: 200,
    body: { message: { seq: 1, status: 'waiting' }, free_messages_left: 2 },
  });
  expect(texts(await thread(fresh.browser, { profile: ben.id }))).toEqual([
    [true, 'One', 'waiting'],
    [true, 'Two', 'waiting'],
  ]);
  const before = await ben.browser.get('/api/chats.php');
  const hidden = await ben.browser.get('/api/chat.php', { query: { profile: fresh.id } });
  const eventIds = await api.db.selectFrom('event').select('id').where('account_id', '=', ben.id).execute();
  expect([before.body, hidden.status, eventIds]).toEqual([{ chats: [], next_cursor: null }, 404, []]);

  const { deliverWaitingMessages } = await import('../../src/chat/waiting-messages');
  await api.db.updateTable('account').set({ status: 'active' }).where('id', '=', fresh.id).execute();
  await api.db
    .updateTable('profile')
    .set({ status: 'active', visible: true })
    .where('id', '=', fresh.id)
    .execute();
  await api.application.services.inTransaction((scope) =>
    deliverWaitingMessages(scope, fresh.id, { pool: 'oak', id: 'oakmere' }),
  );
  expect(texts(await thread(ben.browser, { profile: fresh.id }))).toEqual([
    [false, 'One', 'delivered'],
    [false, 'Two', 'delivered'],
  ]);
  const events = await api.db.selectFrom('event').select('type').where('account_id', '=', ben.id).execute();
  expect(events).toEqual([{ type: 'message' }, { type: 'message' }]);
});

test.runIf(engine === 'postgres')(
  'of thirty parallel new conversations, only the two free ones start',
  async () => {
    const ann = await api.member();
    const others = await Promise.all(Array.from({ length: 30 }, () => api.member()));
    const answers = await Promise.all(others.map(({ id }) => send(ann.browser, id, 'Hi')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  },
);

test.runIf(engine === 'postgres')(
  'parallel first messages to one member use one free conversation',
  async () => {
    const ann = await api.member();
    const ben = await api.member();
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => send(ann.browser, ben.id, text)));
    const account = await api.db
      .selectFrom('account')
      .select('free_conversations_used')
      .where('id', '=', ann.id)
      .executeTakeFirst();
    expect([answers.map(({ status }) => status), account]).toEqual([
      [200, 200, 200],
      { free_conversations_used: 1 },
    ]);
  },
);
