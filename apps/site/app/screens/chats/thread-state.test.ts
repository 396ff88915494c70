import { expect, test } from 'vitest';
import {
  newestSeq,
  newestTheirs,
  oldestSeq,
  withMessage,
  withNewest,
  withOlder,
  withRead,
} from './thread-state';
import type { ThreadState } from './thread-state';

type Message = ThreadState['messages'][number];

const message = (seq: number, change: Partial<Message> = {}): Message => ({
  seq,
  id: `m${seq}`,
  mine: seq % 2 === 1,
  type: 'text',
  text: `text ${seq}`,
  gift: null,
  opened: null,
  photo: null,
  status: 'delivered',
  created: '2026-01-05T10:00:00Z',
  ...change,
});

const thread = (messages: readonly Message[], has_more = false): ThreadState & { messages: Message[] } => ({
  conversation: 'c',
  profile: {
    id: 'p',
    name: 'Wren',
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
  has_more,
  has_newer: false,
  first_unread: null,
  history: { limit: 0, used: messages.length },
  credits: 5,
  cost: 1,
  photo_cost: 2,
  free_messages_left: 0,
  blocked: false,
  messages: [...messages],
});

const ids = ({ messages }: ThreadState) => messages.map(({ id }) => id);

test('an older page goes before, a message after, each once', () => {
  const newest = thread([message(3), message(4)], true);
  const both = withOlder(newest, thread([message(1), message(2), message(3)]));
  expect([ids(both), both.has_more]).toEqual([['m1', 'm2', 'm3', 'm4'], false]);
  expect(ids(withMessage(withMessage(both, message(5)), message(5)))).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
});

test('the newest page is joined to what is known, or replaces it after a gap', () => {
  const known = thread([message(1), message(2)]);
  const joined = withNewest(known, thread([message(2), message(3)], true));
  expect([ids(joined), joined.has_more]).toEqual([['m1', 'm2', 'm3'], false]);
  const gap = withNewest(known, thread([message(8), message(9)], true));
  expect([ids(gap), gap.has_more]).toEqual([['m8', 'm9'], true]);
});

test('a message once read stays read', () => {
  const read = withRead(thread([message(1), message(2), message(3)]), 1);
  expect(read.messages.map(({ status }) => status)).toEqual(['read', 'delivered', 'delivered']);
  expect(withMessage(read, message(1)).messages[0]?.status).toBe('read');
});

test('waiting messages come last, and are as the newest page says', () => {
  const waiting = message(3, { id: 'w', status: 'waiting' });
  const state = withMessage(
    thread([message(1), message(2), waiting]),
    message(3, { id: 'theirs', mine: false }),
  );
  expect(ids(state)).toEqual(['m1', 'm2', 'theirs', 'w']);
  expect([newestSeq(state), newestTheirs(state), oldestSeq(state)]).toEqual([3, 3, 1]);
  const delivered = message(4, { id: 'w' });
  const page = thread([message(1), message(2), message(3, { id: 'theirs', mine: false }), delivered]);
  expect(
    withNewest(state, page)
      .messages.map(({ id, status }) => [id, status])
      .at(-1),
  ).toEqual(['w', 'delivered']);
});
