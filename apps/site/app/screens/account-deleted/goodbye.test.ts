import { expect, test } from 'vitest';
import { goodbyeCookie, readGoodbye } from './goodbye.server';

const petra = { name: 'Petra; "Ü"', until: '2026-12-06' };

test('reads back what the cookie stores', () => {
  const cookie = goodbyeCookie(petra, { secure: true });
  expect(cookie).toMatch(/; Path=\/; Max-Age=600; SameSite=Lax; Secure; HttpOnly$/);
  expect(readGoodbye(`a=b; ${cookie.split(';', 1)[0]}`)).toEqual(petra);
});

test.each([undefined, 'goodbye=', 'goodbye=%', 'goodbye=1', 'goodbye=[]', 'goodbye=["a"%2C"soon"]'])(
  'returns null without a readable cookie: %s',
  (cookies) => {
    expect(readGoodbye(cookies)).toBeNull();
  },
);
