import { expect, test } from 'vitest';
import { landerTracking, readTracking, takeTracking } from './tracking.server';

test('moves tracking parameters from the URL to a cookie', () => {
  const address = new URL('https://brand.example/members?page=2&network=partner&sub1=a%20b%26c');
  const taken = takeTracking(address, true);
  expect(taken?.address).toBe('/members?page=2');
  expect(taken?.cookies[0]).toMatch(/; Path=\/; SameSite=Lax; Secure; HttpOnly$/);
  expect(readTracking(`x=1; ${taken?.cookies[0]?.split(';')[0]}`)).toEqual({
    network: 'partner',
    sub1: 'a b&c',
  });
});

test.each([
  ['2 kB in each', 'x'.repeat(2000), 'x'.repeat(200)],
  ['emoji', '😀'.repeat(200), '😀'.repeat(25)],
  [
    'a script and a line break',
    '<script>alert(1)</script>\r\nSet-Cookie: a=b',
    '<script>alert(1)</script> Set-Cookie: a=b',
  ],
])('%s is cut to the cookie size and cleaned to one line', (_, sent, kept) => {
  const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'];
  const query = new URLSearchParams([
    ...names.map((name) => [name, sent]),
    ['sub1[]', 'list'],
    ['page', '2'],
  ]);
  const taken = takeTracking(new URL(`https://brand.example/?${query}`), true);
  const cookie = taken?.cookies[0]?.split(';')[0] ?? '';
  expect([taken?.address, cookie.length < 3600, /[\r\n]/.test(cookie)]).toEqual(['/?page=2', true, false]);
  expect(readTracking(cookie)).toEqual(Object.fromEntries(names.map((name) => [name, kept])));
});

test.each(['network[]=a', 'network=', 'ref=%20&sub1=', 'network=%00'])(
  'removes an empty %s from the URL and sets no cookie',
  (query) =>
    expect(takeTracking(new URL(`https://brand.example/?${query}&page=2`), false)).toEqual({
      cookies: [],
      address: '/?page=2',
    }),
);

test('ignores a URL without tracking parameters', () =>
  expect(takeTracking(new URL('https://brand.example/?page=2'), false)).toBeUndefined());

test.each([undefined, '', 'source', 'source=%E0%A4%A', 'other=1'])(
  'returns no tracking for the cookie %s',
  (cookie) => expect(readTracking(cookie)).toEqual({}),
);

test('a lander uses the tracking of its form, or of its URL', () => {
  const form = new FormData();
  form.set('network', '');
  form.set('interests', 'wine');
  const page = 'https://brand.example/landers/iconslanding/eng?network=partner&sub2=b&x=1';
  expect(landerTracking(form, page)).toEqual({ network: 'partner', sub2: 'b' });
  expect(landerTracking(form, null)).toEqual({});
  form.set('ref', 'friend');
  expect(landerTracking(form, page)).toEqual({ ref: 'friend' });
});
