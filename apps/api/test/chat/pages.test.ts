import type { ChatThread } from '@heartwood/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Person {
  id: string;
  browser: Browser;
}

const premium = { paid_user: true, credits: 100 };

async function talk(texts: readonly string[]): Promise<{ me: Person; other: Person }> {
  const [me, other] = [await api.member({ account: premium }), await api.member({ account: premium })];
  for (const text of texts) await send(other.browser, me.id, text);
  return { me, other };
}

async function threadOf(one: Person, other: Person, query: Record<string, number | string> = {}) {
  const { body } = await one.browser.get('/api/chat.php', { query: { profile: other.id, ...query } });
  return body as ChatThread;
}

async function pageOf(one: Person, other: Person, query: Record<string, number | string> = {}) {
  const { messages, has_more, has_newer } = await threadOf(one, other, query);
  return [messages.map(({ seq }) => seq), has_more, has_newer];
}

describe('the pages of a conversation', () => {
  let me: Person;
  let other: Person;
  beforeAll(async () => {
    ({ me, other } = await talk(Array.from({ length: 10 }, (_, index) => `message ${index + 1}`)));
  });

  test.each<[Record<string, number>, unknown]>([
    [{ limit: 4 }, [[7, 8, 9, 10], true, false]],
    [{ limit: 4, before: 7 }, [[3, 4, 5, 6], true, true]],
    [{ limit: 4, before: 3 }, [[1, 2], false, true]],
    [{ limit: 4, before: 1 }, [[], false, true]],
    [{ limit: 4, before: 999 }, [[7, 8, 9, 10], true, false]],
    [{ limit: 4, after: 0 }, [[1, 2, 3, 4], false, true]],
    [{ limit: 4, after: 6 }, [[7, 8, 9, 10], true, false]],
    [{ limit: 4, after: 10 }, [[], true, false]],
    [{ limit: 4, around: 5 }, [[3, 4, 5, 6], true, true]],
    [{ limit: 4, around: 1 }, [[1, 2, 3, 4], false, true]],
    [{ limit: 4, around: 10 }, [[7, 8, 9, 10], true, false]],
    [{ limit: 4, around: 999 }, [[7, 8, 9, 10], true, false]],
    [{ limit: 50, around: 5 }, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false, false]],
  ])('%j', async (query, page) => {
    expect(await pageOf(me, other, query)).toEqual(page);
  });

  test.each([
    { before: 3, after: 1 },
    { before: 3, around: 1 },
    { after: 3, around: 1 },
    { q: 'message', after: 1 },
    { q: 'message', around: 1 },
    { q: 'm' },
    { q: '  m  ' },
    { q: 'm'.repeat(101) },
  ])('%j is rejected', async (query) => {
    const answer = await me.browser.get('/api/chat.php', { query: { profile: other.id, ...query } as never });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
  });
});

test('first_unread is the other member’s first unread message, and null after a block', async () => {
  const { me, other } = await talk(['one', 'two']);
  await send(me.browser, other.id, 'mine');
  await send(other.browser, me.id, 'four');
  const first = async (one: Person, with_: Person) => (await threadOf(one, with_)).first_unread;
  expect([await first(me, other), await first(other, me)]).toEqual([1, 3]);
  const { conversation } = await threadOf(me, other);
  await me.browser.put('/api/chat.php', { conversation, seq: 2 });
  expect(await first(me, other)).toBe(4);
  await me.browser.put('/api/chat.php', { conversation });
  expect(await first(me, other)).toBe(null);
  await send(other.browser, me.id, 'five');
  await me.browser.post('/api/block.php', { profile: other.id });
  expect(await first(me, other)).toBe(null);
});

test('a conversation reports its history limit and how much of it is used', async () => {
  const { me, other } = await talk(['one', 'two', 'three']);
  const history = async () => (await threadOf(me, other)).history;
  expect(await history()).toEqual({ limit: 0, used: 3 });
  const { conversation } = await threadOf(me, other);
  await me.browser.delete('/api/chat.php', { conversation });
  await send(other.browser, me.id, 'four');
  expect(await history()).toEqual({ limit: 0, used: 1 });
});

describe('a search in a conversation', () => {
  const texts = [
    'Coffee at ten',
    '100% sure',
    '100 sure',
    'café CAFÉ',
    'a_b',
    'axb',
    String.raw`back\slash`,
    'coffee',
  ];
  let me: Person;
  let other: Person;
  beforeAll(async () => {
    ({ me, other } = await talk(texts));
  });

  test.each([
    ['coffee', [8, 1], false],
    ['COFFEE AT', [1], false],
    ['Café', [4], false],
    ['cafe\u0301', [4], false],
    ['0%', [2], false],
    ['a_b', [5], false],
    ['k\\s', [7], false],
    ['%%', [], false],
    ['__', [], false],
    [' sure ', [3, 2], false],
    ['tea', [], false],
  ])('%s', async (q, seqs, more) => {
    expect(await pageOf(me, other, { q })).toEqual([seqs, more, false]);
  });

  test('is paged', async () => {
    expect([
      await pageOf(me, other, { q: 'coffee', limit: 1 }),
      await pageOf(me, other, { q: 'coffee', limit: 1, before: 8 }),
    ]).toEqual([
      [[8], true, false],
      [[1], false, false],
    ]);
  });

  test('finds no removed messages, and none of other conversations', async () => {
    const third = await api.member({ account: premium });
    await send(third.browser, me.id, 'coffee with me');
    const { conversation } = await threadOf(other, me);
    await other.browser.delete('/api/chat.php', { conversation });
    await send(me.browser, other.id, 'coffee again');
    expect([await pageOf(other, me, { q: 'coffee' }), await pageOf(me, other, { q: 'with me' })]).toEqual([
      [[9], false, false],
      [[], false, false],
    ]);
  });
});
