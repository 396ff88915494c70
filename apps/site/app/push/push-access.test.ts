import { expect, test } from 'vitest';
import { givenPushAccess } from './push-access';

test('reads the push state from the cookie, and is off without a push key', () => {
  const cookies = ['push=ask', 'a=b; push=denied', 'push=unsupported', 'push=else', 'other=ask', undefined];
  expect(cookies.map((cookie) => givenPushAccess(cookie, 'key'))).toEqual([
    'ask',
    'denied',
    'unsupported',
    'on',
    'on',
    'on',
  ]);
  expect(givenPushAccess('push=ask', null)).toBe('off');
});
