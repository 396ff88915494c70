import { expect, test } from 'vitest';
import { isConversation, paymentReturnCookie, paymentReturnPath, readPaymentReturn } from './payment-return';

test.each([
  '/chats/c1',
  '/members/m1/chat',
  '/chats/c1?gift=rose',
  '/members/m1/chat?gift=1',
  '/members/m1',
  '/likes/m/m1',
  '/profile?edit=photos',
])('returns to %s', (path) => {
  expect(paymentReturnPath(path)).toBe(path);
});

test.each([
  '/chats/c1?gift=rose&to=x',
  '/chats',
  '/members',
  '/members/',
  '/members/m1?to=x',
  '/members/m1#x',
  '/members/m1/signup',
  '/members/m1/chat/x',
  '/members/..',
  '/members/%2e%2e',
  '/likes',
  '/likes/m/',
  '/likes/m/m1/chat',
  '/profile',
  '/profile?edit=photos&to=x',
  '/profile?edit=email',
  '/settings/delete',
  '//evil.example/members/1',
  '//members/m1',
  '/\\evil.example',
  '/members/\\evil.example',
  'https://evil.example/members/m1',
  'javascript:alert(1)',
  ' /members/m1',
  '',
  null,
  undefined,
])('rejects %j', (path) => {
  expect(paymentReturnPath(path)).toBe(null);
});

test('recognizes conversations among the pages', () => {
  const paths = ['/chats/c1', '/members/m1/chat?gift=rose', '/members/m1', '/profile?edit=photos', null];
  expect(paths.map(isConversation)).toEqual([true, true, false, false, false]);
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
