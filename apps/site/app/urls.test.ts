import { describe, expect, test } from 'vitest';
import { urls } from './urls';

describe('addresses', () => {
  test('name a route with its parts encoded', () => {
    expect(urls.path('members-id', { id: 'a/b c' })).toBe('/members/a%2Fb%20c');
    expect(urls.path('credits-id-paymentmethod', { id: '12' })).toBe('/credits/12');
  });

  test('leave out empty values of a query', () => {
    expect(urls.withQuery('/members', { page: 2, gender: '', country: null, region: undefined })).toBe(
      '/members?page=2',
    );
    expect(urls.withQuery('/members', {})).toBe('/members');
  });

  test('carry the page to come back to through the login', () => {
    expect(urls.login('/chats/1?a=b')).toBe('/login?to=%2Fchats%2F1%3Fa%3Db');
    expect(urls.login()).toBe('/login');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('do not lead to %s after the login', (to) => {
    expect(urls.login(to)).toBe('/login');
    expect(urls.afterLogin(to)).toBe('/members');
  });

  test.each(['/', '/login', '/login?to=/chats', '/logout', '/signup?profile=1'])(
    'lead to the members instead of %s after the login',
    (to) => expect(urls.afterLogin(to)).toBe('/members'),
  );

  test('lead to the page that asked for the login', () => {
    expect(urls.afterLogin('/chats?page=2')).toBe('/chats?page=2');
    expect(urls.afterLogin('/signup-matches')).toBe('/signup-matches');
    expect(urls.afterLogin(null)).toBe('/members');
  });

  test('tell signup whose profile it comes from, and for what', () => {
    expect(urls.signup({ profile: '7', wish: 'like' })).toBe('/signup?profile=7&wish=like');
    expect(urls.signup()).toBe('/signup');
  });
});
