import { buildChatThread, buildMessages } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { firstUnreadOf } from './first-unread';

const messages = buildMessages(6).map((message, index) => ({
  ...message,
  seq: index + 1,
  mine: index === 4,
}));
const opened = (first_unread: number | null, unreadBefore: number | null) =>
  firstUnreadOf({ thread: buildChatThread({ messages, first_unread }), unreadBefore });

test('the line counts what the list knew to be unread, or what the page holds where the list did not', () => {
  expect([opened(4, 2), opened(4, null), opened(2, 130)]).toEqual([
    { seq: 4, count: 2 },
    { seq: 4, count: 2 },
    { seq: 2, count: 130 },
  ]);
});

test('where nothing is unread there is no line', () => {
  expect(opened(null, 0)).toBeNull();
});
