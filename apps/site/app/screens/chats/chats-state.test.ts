import { expect, test } from 'vitest';
import type { Chat } from '@heartwood/api-contract';
import { chatsWithMessage, chatsWithOpened, chatsWithRead, unreadIn } from './chats-state';

type Last = NonNullable<Chat['last_message']>;

const last = (seq: number, mine: boolean): Last => ({
  seq,
  id: `m${seq}`,
  mine,
  type: 'text',
  text: 'Hi',
  gift: null,
  opened: null,
  photo: null,
  status: 'delivered',
  created: `2026-01-05T10:00:0${seq}Z`,
});

const chat = (id: string, unread: number, message: Last | null): Chat => ({
  conversation_id: id,
  profile_id: `p${id}`,
  num_unread_messages: unread,
  profile: {
    id: `p${id}`,
    name: id,
    age: 30,
    gender: null,
    country: null,
    region: null,
    city: null,
    main_image: null,
    photos_count: 0,
    fictional: false,
    demo: false,
    liked: false,
    is_new: false,
  },
  last_message: message,
  blocked: false,
  updated: '2026-01-05T09:00:00Z',
});

const chats = [chat('a', 0, last(1, true)), chat('b', 2, last(4, false))];
const shape = (list: readonly Chat[] | null) =>
  list?.map((one) => [
    one.conversation_id,
    one.num_unread_messages,
    one.last_message?.id,
    one.last_message?.status,
  ]);

test('a message moves its conversation to the front, and counts as unread once unless seen or own', () => {
  const arrived = { conversation: 'b', message: last(5, false), seen: false };
  const once = chatsWithMessage(chats, arrived);
  expect(shape(once)).toEqual([
    ['b', 3, 'm5', 'delivered'],
    ['a', 0, 'm1', 'delivered'],
  ]);
  expect(shape(chatsWithMessage(once ?? [], arrived))).toEqual(shape(once));
  expect(shape(chatsWithMessage(chats, { ...arrived, seen: true }))?.[0]).toEqual([
    'b',
    0,
    'm5',
    'delivered',
  ]);
  expect(shape(chatsWithMessage(chats, { ...arrived, message: last(5, true) }))?.[0]?.[1]).toBe(2);
});

test('messages that a resuming stream repeats change nothing, but in view they are read', () => {
  const repeated = [1, 2, 3, 4].map((seq) => ({ conversation: 'b', message: last(seq, false) }));
  for (const message of repeated) {
    expect(chatsWithMessage(chats, { ...message, seen: false })).toBe(chats);
    expect(shape(chatsWithMessage(chats, { ...message, seen: true }))).toEqual([
      ['a', 0, 'm1', 'delivered'],
      ['b', 0, 'm4', 'delivered'],
    ]);
  }
});

test('the position of an unconfirmed message is provisional: the one delivered there counts', () => {
  const waiting: Last = { ...last(5, true), id: 'w1', status: 'waiting' };
  const withWaiting = [chat('b', 2, waiting)];
  const arrived = { conversation: 'b', message: last(5, false), seen: false };
  expect(shape(chatsWithMessage(withWaiting, arrived))).toEqual([['b', 3, 'm5', 'delivered']]);
  const written = { conversation: 'a', message: { ...waiting, seq: 1 }, seen: true };
  expect(shape(chatsWithMessage(chats, written))?.[0]).toEqual(['a', 0, 'w1', 'waiting']);
  const sent = { conversation: 'b', message: { ...waiting, status: 'delivered' as const }, seen: false };
  expect(shape(chatsWithMessage(withWaiting, sent))).toEqual([['b', 2, 'w1', 'delivered']]);
});

test('returns null for a message of an unknown conversation', () => {
  expect(chatsWithMessage(chats, { conversation: 'z', message: last(1, false), seen: false })).toBe(null);
});

test('a read event clears the unread count, or marks the own message as read', () => {
  const byMe = { conversation: 'b', seq: 4, mine: true };
  expect(shape(chatsWithRead(chats, byMe))?.[1]).toEqual(['b', 0, 'm4', 'delivered']);
  expect(shape(chatsWithRead(chats, { ...byMe, seq: 3 }))?.[1]?.[1]).toBe(2);
  expect(shape(chatsWithRead(chats, { conversation: 'a', seq: 1, mine: false }))?.[0]?.[3]).toBe('read');
});

test('opening a conversation clears its unread count', () => {
  expect(shape(chatsWithOpened(chats, 'b'))?.[1]?.[1]).toBe(0);
  expect([unreadIn(chats, 'b'), unreadIn(chats, 'z')]).toEqual([2, null]);
});
