import { buildMessages } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { threadItems } from './thread-items';
import type { ItemsMaterial } from './thread-items';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const times = ['2026-01-04T10:00:00Z', '2026-01-05T10:00:00Z', '2026-01-05T10:01:00Z'];
const messages = buildMessages(3).map((message, index) => ({
  ...message,
  id: `m${index + 1}`,
  seq: index + 1,
  mine: false,
  created: times[index] ?? '',
}));

const shown = (change: Partial<ItemsMaterial>) =>
  threadItems(intl, {
    name: 'Wren',
    messages,
    queue: [],
    arrived: new Set(),
    unread: null,
    hit: null,
    reading: { timeZone: 'UTC', now: new Date('2026-01-05T12:00:00Z') },
    closed: false,
    online: true,
    onRetry: () => undefined,
    onDiscard: () => undefined,
    gifts: { action: '/chats/c', onShow: () => undefined },
    photos: {
      action: '/chats/c',
      answering: null,
      onAnswer: () => undefined,
      onStop: () => undefined,
      queue: [],
    },
    ...change,
  }).map((item) => (item.kind === 'group' ? item.messages.map(({ id }) => id) : item.label));

const unreadFrom = (seq: number) => shown({ unread: { seq, label: 'new' } });

test('the unread divider precedes the first unread message and splits its group', () => {
  const yesterday = ['Yesterday', ['m1']];
  expect(shown({})).toEqual([...yesterday, 'Today', ['m2', 'm3']]);
  expect(unreadFrom(3)).toEqual([...yesterday, 'Today', ['m2'], 'new', ['m3']]);
});

test('the unread divider precedes the date when the first unread message starts a day', () => {
  expect(unreadFrom(2)).toEqual(['Yesterday', ['m1'], 'new', 'Today', ['m2', 'm3']]);
  expect(unreadFrom(1)).toEqual(['new', 'Yesterday', ['m1'], 'Today', ['m2', 'm3']]);
});

test('there is no unread divider while the first unread message is not loaded', () => {
  expect(shown({ messages: messages.slice(1), unread: { seq: 1, label: 'new' } })).toEqual([
    'Today',
    ['m2', 'm3'],
  ]);
});
