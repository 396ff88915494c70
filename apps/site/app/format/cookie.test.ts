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
])('of the cookies %j, %s is %j', (header, name, value) => {
  expect(cookieIn(header, name)).toBe(value);
});

test('a cookie holds for the whole site, for its time and on https alone where the site is', () => {
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
