import { expect, test } from 'vitest';
import {
  newestSeq,
  newestTheirs,
  oldestSeq,
  withMessage,
  withNewer,
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

const thread = (
  messages: readonly Message[],
  has_more = false,
  has_newer = false,
): ThreadState & { messages: Message[] } => ({
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
  has_newer,
  first_unread: null,
  history: { limit: 0, used: messages.length },
  credits: 5,
  cost: 1,
  photo_cost: 2,
  free_messages_left: 0,
  shared_interests: [],
  blocked: false,
  messages: [...messages],
});

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => message(first + index));

const reach = ({ messages, has_more, has_newer }: ThreadState) => ({
  first: messages[0]?.seq,
  last: messages.at(-1)?.seq,
  count: messages.length,
  has_more,
  has_newer,
});

const ids = ({ messages }: ThreadState) => messages.map(({ id }) => id);

test('older pages are prepended and messages appended, without duplicates', () => {
  const newest = thread([message(3), message(4)], true);
  const both = withOlder(newest, thread([message(1), message(2), message(3)]));
  expect([ids(both), both.has_more]).toEqual([['m1', 'm2', 'm3', 'm4'], false]);
  expect(ids(withMessage(withMessage(both, message(5)), message(5)))).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
});

test('a message older than the loaded range is left out while older pages are not loaded', () => {
  const held = thread(from(8, 9), true);
  expect(withMessage(held, message(4))).toBe(held);
  expect(ids(withMessage(thread(from(8, 9)), message(4)))).toEqual(['m4', 'm8', 'm9']);
});

test('the newest page is merged, or replaces the loaded messages after a gap', () => {
  const known = thread([message(1), message(2)]);
  const joined = withNewest(known, thread([message(2), message(3)], true));
  expect([ids(joined), joined.has_more]).toEqual([['m1', 'm2', 'm3'], false]);
  const gap = withNewest(known, thread([message(8), message(9)], true));
  expect([ids(gap), gap.has_more]).toEqual([['m8', 'm9'], true]);
});

test('a read message stays read', () => {
  const read = withRead(thread([message(1), message(2), message(3)]), 1);
  expect(read.messages.map(({ status }) => status)).toEqual(['read', 'delivered', 'delivered']);
  expect(withMessage(read, message(1)).messages[0]?.status).toBe('read');
});

test('waiting messages come last, and take their state from the newest page', () => {
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

test('keeps a window of 48 messages and drops the far side while paging', () => {
  const newest = thread(from(977, 1000), true);
  const older = withOlder(newest, thread(from(953, 976), true));
  expect(reach(older)).toEqual({ first: 953, last: 1000, count: 48, has_more: true, has_newer: false });
  const far = withOlder(older, thread(from(929, 952), true));
  expect(reach(far)).toEqual({ first: 929, last: 976, count: 48, has_more: true, has_newer: true });
  const back = withNewer(far, thread(from(977, 1000), true));
  expect(reach(back)).toEqual({ first: 953, last: 1000, count: 48, has_more: true, has_newer: false });
});

test('a new message joins the newest window, and is left out of an older one', () => {
  const full = thread(from(953, 1000), true);
  expect(reach(withMessage(full, message(1001)))).toEqual({
    first: 954,
    last: 1001,
    count: 48,
    has_more: true,
    has_newer: false,
  });
  const older = thread(from(1, 48), false, true);
  expect(reach(withMessage(older, message(1001)))).toEqual(reach(older));
});

test('drops no older messages while they are being read', () => {
  const reading = from(1001, 1010).reduce<ThreadState>(
    (state, next) => withMessage(state, next, false),
    thread(from(953, 1000), true),
  );
  expect(reach(reading)).toEqual({ first: 953, last: 1006, count: 54, has_more: true, has_newer: true });
  const gap = withNewest(thread(from(1, 24)), thread(from(977, 1000), true), false);
  expect(reach(gap)).toEqual({ first: 1, last: 24, count: 24, has_more: false, has_newer: true });
});

test('the newest page does not change the messages of an older window', () => {
  const held = thread(from(1, 48), false, true);
  const page = { ...thread(from(977, 1000), true), blocked: true };
  const after = withNewest(held, page);
  expect(reach(after)).toEqual(reach(held));
  expect(after.blocked).toBe(true);
});

test('each new message counts once towards the history, up to the limit', () => {
  const limited = { ...thread(from(1, 3)), history: { limit: 4, used: 3 } };
  const one = withMessage(limited, message(4));
  expect(one.history).toEqual({ limit: 4, used: 4 });
  expect(withMessage(one, message(4)).history).toEqual({ limit: 4, used: 4 });
  expect(withMessage(one, message(5)).history).toEqual({ limit: 4, used: 4 });
});
