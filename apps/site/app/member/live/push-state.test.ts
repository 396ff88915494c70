import { expect, test } from 'vitest';
import { asksForPush, pushAskCookie } from './push-ask';
import { isSubscribedFor, parsePushState, pushStateText } from './push-state';
import type { PushState } from './push-state';

const subscription = {
  endpoint: 'https://push.example/a',
  expirationTime: null,
  keys: { p256dh: 'p', auth: 'a' },
};
const subscribed: PushState = { kind: 'subscribed', member: 'm', subscription, registered: 5 };

test.each([{ kind: 'unknown' }, { kind: 'denied' }, subscribed] as const)(
  'parses the serialized %j back',
  (state) => {
    expect(parsePushState(pushStateText(state))).toEqual(state);
  },
);

test.each([
  '',
  'null',
  'yes',
  '{}',
  JSON.stringify({ member: 'm', registered: 5 }),
  JSON.stringify({ member: 'm', registered: 5, subscription: { endpoint: 'https://push.example/a' } }),
  JSON.stringify({
    member: 'm',
    registered: 5,
    subscription: { ...subscription, keys: { p256dh: 1, auth: 2 } },
  }),
])('parses the invalid text %j as unknown', (text) => {
  expect(parsePushState(text)).toEqual({ kind: 'unknown' });
});

test.each([
  JSON.stringify({ member: 'm', subscription }),
  JSON.stringify({ member: 'm', subscription, told: 5 }),
  JSON.stringify({ member: 'm', subscription, registered: '5' }),
])('parses %j, without a valid time, as a subscription to be registered again', (text) => {
  expect(parsePushState(text)).toEqual({ ...subscribed, registered: 0 });
});

test('a subscription belongs to one member', () => {
  expect([isSubscribedFor(subscribed, 'm'), isSubscribedFor(subscribed, 'other')]).toEqual([true, false]);
  expect(isSubscribedFor({ kind: 'denied' }, 'm')).toBe(false);
});

test('finds the push prompt cookie among others, and clears it', () => {
  const [own] = pushAskCookie(true, true).split(';');
  expect(asksForPush(`locale=nl; ${own}; country=NL`)).toBe(true);
  for (const header of [undefined, '', 'push=other', 'other_push=ask'])
    expect(asksForPush(header)).toBe(false);
  expect(pushAskCookie(false, false)).toBe('push=ask; Path=/; Max-Age=0; SameSite=Lax');
});
