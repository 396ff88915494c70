import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (browser: Browser, profile: string, text: string) =>
  browser.post('/api/chat.php', { profile, type: 'text', text });
const premium = { paid_user: true, credits: 500 };

interface Listed {
  conversation_id: string;
  profile_id: string;
  num_unread_messages: number;
  last_message: { text: string; mine: boolean } | null;
}
const chats = async (browser: Browser, query = {}) =>
  (await browser.get('/api/chats.php', { query })).body as { chats: Listed[]; next_cursor: string | null };

test('conversations are listed with their unread count and last message, the newest first', async () => {
  const me = await api.member();
  const ann = await api.member({ account: premium });
  const ben = await api.member({ account: premium });
  await send(ann.browser, me.id, 'first');
  api.clock.pass(1);
  await send(ben.browser, me.id, 'second');
  api.clock.pass(1);
  await send(ann.browser, me.id, 'third');
  const { chats: listed, next_cursor } = await chats(me.browser);
  expect([
    listed.map(({ profile_id, num_unread_messages, last_message }) => [
      profile_id,
      num_unread_messages,
      last_message?.text,
      last_message?.mine,
    ]),
    next_cursor,
  ]).toEqual([
    [
      [ann.id, 2, 'third', false],
      [ben.id, 1, 'second', false],
    ],
    null,
  ]);
  await me.browser.put('/api/chat.php', { conversation: listed[0]?.conversation_id });
  expect((await chats(me.browser)).chats.map(({ num_unread_messages }) => num_unread_messages)).toEqual([
    0, 1,
  ]);
});

test('a removed conversation disappears only for the member who removed it, until the next message', async () => {
  const me = await api.member();
  const ann = await api.member({ account: premium });
  await send(ann.browser, me.id, 'old');
  const conversation = (await chats(me.browser)).chats[0]?.conversation_id;
  expect((await me.browser.delete('/api/chat.php', { conversation })).status).toBe(204);
  expect([(await chats(me.browser)).chats, (await chats(ann.browser)).chats.length]).toEqual([[], 1]);
  await send(ann.browser, me.id, 'new');
  const { body } = await me.browser.get('/api/chat.php', { query: { profile: ann.id } });
  expect((body as { messages: { text: string }[] }).messages.map(({ text }) => text)).toEqual(['new']);
});

test('reading, marking or removing another member’s conversation returns 404', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const eve = await api.member();
  const { body } = await send(ann.browser, ben.id, 'private');
  const { conversation } = body as { conversation: string };
  const answers = [
    await eve.browser.get('/api/chat.php', { query: { conversation } }),
    await eve.browser.put('/api/chat.php', { conversation }),
    await eve.browser.delete('/api/chat.php', { conversation }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('paging while new messages arrive returns every message once, in order', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member({ account: premium });
  for (let index = 1; index <= 30; index += 1)
    await send(index % 2 ? ann.browser : ben.browser, index % 2 ? ben.id : ann.id, `${index}`);
  const seen: number[] = [];
  let before: number | undefined;
  for (;;) {
    const { body } = await ann.browser.get('/api/chat.php', {
      query: { profile: ben.id, limit: 7, ...(before !== undefined && { before }) },
    });
    const { messages, has_more } = body as { messages: { seq: number }[]; has_more: boolean };
    seen.unshift(...messages.map(({ seq }) => seq));
    await send(ann.browser, ben.id, 'meanwhile');
    before = seen[0];
    if (!has_more) break;
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('a request with neither conversation nor profile, or with both, returns 422', async () => {
  const me = await api.member();
  const answers = [
    await me.browser.get('/api/chat.php'),
    await me.browser.get('/api/chat.php', { query: { profile: me.id, conversation: me.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
});

test('the conversation list is paged by cursor, fifty at a time', async () => {
  const me = await api.member({ account: { paid_user: true, credits: 100 } });
  for (let index = 0; index < 51; index += 1) {
    api.clock.pass(1);
    await send(me.browser, (await api.member()).id, 'hi');
  }
  const first = await chats(me.browser);
  const second = await chats(me.browser, { cursor: first.next_cursor });
  const ids = [...first.chats, ...second.chats].map(({ conversation_id }) => conversation_id);
  expect([first.chats.length, second.chats.length, second.next_cursor, new Set(ids).size]).toEqual([
    50,
    1,
    null,
    51,
  ]);
});

test('shared interests are listed before the first message, and not after it', async () => {
  const withInterests = (...interests: string[]) => api.member({ account: premium, profile: { interests } });
  const [me, other] = [
    await withInterests('tea', 'hiking', 'coffee'),
    await withInterests('coffee', 'art', 'tea'),
  ];
  const shared = async () => {
    const { body } = await me.browser.get('/api/chat.php', { query: { profile: other.id } });
    return (body as { shared_interests: string[] }).shared_interests;
  };
  const before = await shared();
  await send(me.browser, other.id, 'Tea or coffee?');
  expect([before, await shared()]).toEqual([['tea', 'coffee'], []]);
});
