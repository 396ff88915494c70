import { expect, test } from 'vitest';
import {
  isDecided,
  nextOf,
  notYetShown,
  perhapsArrived,
  restored,
  withFailed,
  withoutKey,
  withRetry,
  withSending,
} from './outbox';
import type { Outgoing } from './outbox';

const item = (key: string, change: Partial<Outgoing> = {}): Outgoing => ({
  key,
  text: `text ${key}`,
  created: '2026-01-05T10:00:00Z',
  state: 'queued',
  after: null,
  ...change,
});

const now = new Date('2026-01-05T12:00:00Z');

const unavailable = { code: 'unavailable', fields: {}, data: {} } as const;

test('sends one message at a time', () => {
  const queue = [item('a'), item('b')];
  expect(nextOf(queue)).toEqual(item('a'));
  expect(nextOf(withSending(queue, 'a', 4))).toBe(undefined);
  expect(nextOf(withoutKey(withSending(queue, 'a', 4), 'a'))).toEqual(item('b'));
  expect(nextOf([])).toBe(undefined);
});

test('a failed message does not block the queue, and is retried alone or with all others', () => {
  const failed = withFailed([item('a'), item('b')], 'a', unavailable);
  expect(nextOf(failed)).toEqual(item('b'));
  const both = withFailed(failed, 'b', unavailable);
  expect(nextOf(both)).toBe(undefined);
  expect(withRetry(both, ['b']).map(({ state }) => state)).toEqual(['failed', 'queued']);
  expect(withRetry(both)).toEqual([item('a', { problem: undefined }), item('b', { problem: undefined })]);
});

test('a message keeps the sequence number after which it was first sent', () => {
  const [first] = withSending([item('a')], 'a', 4);
  expect(first?.after).toBe(4);
  const [again] = withSending([item('a', { after: 4 })], 'a', 9);
  expect(again?.after).toBe(4);
});

test('a message interrupted by a reload is queued again under its key', () => {
  const queue = [
    item('a', { state: 'sending', after: 3 }),
    item('b', { state: 'failed', problem: unavailable }),
  ];
  expect(restored(queue, true, now)).toEqual([
    item('a', { after: 3 }),
    item('b', { state: 'failed', problem: unavailable }),
  ]);
});

test('a possibly delivered message fails once its idempotency key has expired', () => {
  const queue = [item('a', { state: 'sending', after: 3 }), item('b')];
  const dayLater = new Date('2026-01-06T10:00:00Z');
  expect(restored(queue, true, dayLater)).toEqual([
    item('a', { state: 'failed', after: 3, problem: unavailable }),
    item('b'),
  ]);
});

test('a message delivered by an event before its response is shown once', () => {
  const sending = item('a', { state: 'sending', after: 4, text: ' Hello\r\nthere ' });
  const message = (seq: number, text: string, mine = true) => ({
    id: `m${seq}`,
    seq,
    text,
    mine,
    gift: null,
  });
  expect(notYetShown([sending], [message(4, 'Hello\nthere')])).toEqual([sending]);
  expect(notYetShown([sending], [message(5, 'Hello\nthere', false)])).toEqual([sending]);
  expect(notYetShown([sending], [message(5, 'Hello\nthere')])).toEqual([]);
  expect(notYetShown([item('b')], [message(5, 'text b')])).toEqual([item('b')]);
});

test('a gift delivered by an event is matched by gift and text, and shown once', () => {
  const sending = item('a', { state: 'sending', after: 4, text: '', gift: 'rose' });
  const message = (gift: string | null, text: string | null) => ({
    id: 'm5',
    seq: 5,
    text,
    mine: true,
    gift,
  });
  expect(notYetShown([sending], [message(null, '')])).toEqual([sending]);
  expect(notYetShown([sending], [message('coffee', null)])).toEqual([sending]);
  expect(notYetShown([sending], [message('rose', 'For you')])).toEqual([sending]);
  expect(notYetShown([sending], [message('rose', null)])).toEqual([]);
});

test('a failed message is always shown, and is reported as possibly delivered', () => {
  const failed = item('a', { state: 'failed', after: 4, problem: unavailable });
  const queue = [failed, item('b', { state: 'sending', after: 4 }), item('c')];
  const messages = [{ id: 'm5', seq: 5, text: 'text a', mine: true, gift: null }];
  expect(notYetShown(queue, messages)).toEqual(queue);
  expect(perhapsArrived(queue, messages)).toEqual(['a']);
  expect(perhapsArrived(queue, [])).toEqual([]);
});

test('only errors that a retry cannot fix are final', () => {
  const decided = (['insufficient_credits', 'blocked', 'unavailable', 'too_many_requests'] as const).map(
    (code) => isDecided({ code, fields: {}, data: {} }),
  );
  expect(decided).toEqual([true, true, false, false]);
});
