import { expect, test } from 'vitest';
import { addressOf, readNotice } from './push-notice';

const notice = {
  event: 'message:1',
  tag: 'chat:c',
  title: 'Robin',
  body: 'New message for you',
  path: '/chats/c',
};
const origin = 'https://amberlane.example';

test('parses a push message', () => {
  expect(readNotice(JSON.stringify(notice))).toEqual(notice);
});

test.each([undefined, '', 'Hello', 'null', '[]', '"text"', '{}', JSON.stringify({ ...notice, path: 7 })])(
  'rejects the push message %j',
  (text) => {
    expect(readNotice(text)).toBeUndefined();
  },
);

test.each([
  ['/chats/c', `${origin}/chats/c`],
  ['/members?t=1', `${origin}/members?t=1`],
  ['//evil.example/chats', `${origin}/`],
  ['/\\evil.example', `${origin}/`],
  ['https://evil.example/', `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  ['chats', `${origin}/`],
  [undefined, `${origin}/`],
])('the path %j opens %s', (path, address) => {
  expect(addressOf(path, origin)).toBe(address);
});
