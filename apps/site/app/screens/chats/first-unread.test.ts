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

test('the unread divider has the count of the list, or of the loaded messages when that is unknown', () => {
  expect([opened(4, 2), opened(4, null), opened(2, 130)]).toEqual([
    { seq: 4, count: 2 },
    { seq: 4, count: 2 },
    { seq: 2, count: 130 },
  ]);
});

test('there is no divider when nothing is unread', () => {
  expect(opened(null, 0)).toBeNull();
});
