import { expect, test } from 'vitest';
import { conversationPath, paymentReturnCookie, readPaymentReturn } from './payment-return';

test('accepts only conversation paths of this site', () => {
  const paths = [
    '/chats/c1',
    '/members/m1/chat',
    '/chats/c1?gift=rose',
    '/chats/c1?gift=rose&to=x',
    '/chats',
    '/members/m1',
    '//evil.example/chats/1',
    'https://x',
    null,
  ];
  expect(paths.map((path) => conversationPath(path))).toEqual([
    '/chats/c1',
    '/members/m1/chat',
    '/chats/c1?gift=rose',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the cookie keeps the return path for a day, and an invalid path is rejected', () => {
  const cookie = paymentReturnCookie('/chats/c1', { secure: true });
  expect(cookie).toBe('payment_return=%2Fchats%2Fc1; Path=/; Max-Age=86400; SameSite=Lax; Secure');
  expect(readPaymentReturn(`a=b; ${cookie.split(';', 1)[0]}`)).toBe('/chats/c1');
  expect(readPaymentReturn('payment_return=%2F%2Fevil.example')).toBe(null);
  expect(readPaymentReturn('payment_return=%E0%A4%A')).toBe(null);
  expect(readPaymentReturn(null)).toBe(null);
  expect(paymentReturnCookie(null, { secure: false })).toBe(
    'payment_return=; Path=/; Max-Age=0; SameSite=Lax',
  );
});
