import type { Chat, ChatThread } from '@heartwood/api-contract';
import { expect, test } from 'vitest';
import { longestKeptMs, makeCopy, mostKeptChats, mostKeptMessages, readCopy } from './kept-copy';
import type { KeptCopy } from './kept-copy';

const now = new Date('2026-01-05T12:00:00Z');

const listed = (id: string, updated = '2026-01-05T10:00:00Z') =>
  ({ conversation_id: id, updated }) as unknown as Chat;

function threadOf(id: string, count = 1, left = false): ChatThread {
  const messages = Array.from({ length: count }, (_, index) => ({
    seq: index + 1,
    id: `${id}-${index}`,
    mine: index % 2 === 0,
    type: 'text',
    text: `${id} ${index}`,
    gift: null,
    opened: null,
    photo: null,
    status: 'read',
    created: '2026-01-05T09:00:00Z',
  }));
  const profile = { id: `p-${id}`, name: `Name of ${id}`, fictional: false, left, age: 34 };
  return { profile, messages } as unknown as ChatThread;
}

const asking = (threads: (id: string) => ChatThread | false = (id) => threadOf(id)) => {
  const asked: string[] = [];
  const load = async (id: string) => {
    asked.push(id);
    return threads(id);
  };
  return { asked, load };
};

test('a copy contains only names and message texts', async () => {
  const { load } = asking((id) => threadOf(id, 1, id === 'b'));
  expect(await makeCopy('me', [listed('a'), listed('b')], undefined, load, now)).toEqual({
    member: 'me',
    saved: now.toISOString(),
    chats: [
      {
        conversation: 'a',
        profile: 'p-a',
        name: 'Name of a',
        fictional: false,
        updated: '2026-01-05T10:00:00Z',
        messages: [{ mine: true, type: 'text', text: 'a 0', created: '2026-01-05T09:00:00Z' }],
      },
      {
        conversation: 'b',
        profile: 'p-b',
        name: null,
        fictional: false,
        updated: '2026-01-05T10:00:00Z',
        messages: [{ mine: true, type: 'text', text: 'b 0', created: '2026-01-05T09:00:00Z' }],
      },
    ],
  });
});

test('a copy contains the newest conversations with their newest messages', async () => {
  const { asked, load } = asking((id) => threadOf(id, 40));
  const list = Array.from({ length: 12 }, (_, index) => listed(`c${index}`));
  const copy = await makeCopy('me', list, undefined, load, now);
  expect(asked).toHaveLength(mostKeptChats);
  expect(copy?.chats[0]?.messages).toHaveLength(mostKeptMessages);
  expect(copy?.chats[0]?.messages.at(-1)?.text).toBe('c0 39');
});

test('only changed conversations are loaded again', async () => {
  const before = await makeCopy('me', [listed('a'), listed('b')], undefined, asking().load, now);
  const { asked, load } = asking();
  const list = [listed('b', '2026-01-05T11:00:00Z'), listed('a'), listed('c')];
  const after = await makeCopy('me', list, before, load, now);
  expect(asked).toEqual(['b', 'c']);
  expect(after?.chats.map(({ conversation }) => conversation)).toEqual(['b', 'a', 'c']);
});

test("another member's copy is not reused", async () => {
  const before = await makeCopy('other', [listed('a')], undefined, asking().load, now);
  const { asked, load } = asking();
  await makeCopy('me', [listed('a')], before, load, now);
  expect(asked).toEqual(['a']);
});

test('returns no copy when the session has ended', async () => {
  const { load } = asking(() => false);
  expect(await makeCopy('me', [listed('a')], undefined, load, now)).toBeUndefined();
});

const copy: KeptCopy = { member: 'me', saved: now.toISOString(), chats: [] };

test('a copy is readable by its own member, for two weeks', () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  expect(readCopy(copy, 'me', later(longestKeptMs))).toEqual(copy);
  expect(readCopy(copy, 'me', later(longestKeptMs + 1))).toBeUndefined();
  expect(readCopy(copy, 'other', now)).toBeUndefined();
  expect(readCopy(copy, null, now)).toBeUndefined();
});

test.each([undefined, null, 'text', 7, {}, { ...copy, saved: 'never' }, { ...copy, chats: {} }])(
  'rejects %j as a copy',
  (value) => {
    expect(readCopy(value, 'me', now)).toBeUndefined();
  },
);
