import { expect, test } from 'vitest';
import { cookieIn, cookieText } from './cookie';

test.each([
  ['seeking=a%3Db; auth=1', 'seeking', 'a%3Db'],
  ['other=1;auth=a=b', 'auth', 'a=b'],
  ['__Host-auth=1', '__Host-auth', '1'],
  ['__Host-auth=1', 'auth', undefined],
  ['auth=', 'auth', ''],
  ['auth', 'auth', undefined],
  [undefined, 'auth', undefined],
  [null, 'auth', undefined],
])('in the header %j the cookie %s is %j', (header, name, value) => {
  expect(cookieIn(header, name)).toBe(value);
});

test('sets Path=/, SameSite=Lax, the maximum age, and Secure on HTTPS only', () => {
  expect([
    cookieText('entry', '1', { secure: true, maxAge: 60 }),
    cookieText('entry', '', { secure: false, maxAge: 0 }),
    cookieText('entry', '1', { secure: false }),
  ]).toEqual([
    'entry=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
    'entry=; Path=/; Max-Age=0; SameSite=Lax',
    'entry=1; Path=/; SameSite=Lax',
  ]);
});
