import { expect, test } from 'vitest';
import { readTracking, takeTracking } from './tracking.server';

test('tracking leaves the address and comes back from the cookie', () => {
  const address = new URL('https://brand.example/members?page=2&network=partner&sub1=a%20b%26c');
  const taken = takeTracking(address, true);
  expect(taken?.address).toBe('/members?page=2');
  expect(taken?.cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(readTracking(`x=1; ${taken?.cookie.split(';')[0]}`)).toEqual({ network: 'partner', sub1: 'a b&c' });
});

test('an address without tracking stays', () =>
  expect(takeTracking(new URL('https://brand.example/?page=2'), false)).toBeUndefined());

test.each([undefined, '', 'source', 'source=%E0%A4%A', 'other=1'])(
  'a cookie such as %s tells nothing',
  (cookie) => expect(readTracking(cookie)).toEqual({}),
);
