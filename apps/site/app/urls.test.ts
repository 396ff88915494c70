import { describe, expect, test } from 'vitest';
import { urls } from './urls';

describe('urls', () => {
  test('path encodes its parameters', () => {
    expect(urls.path('members-id', { id: 'a/b c' })).toBe('/members/a%2Fb%20c');
    expect(urls.path('credits-id-paymentmethod', { id: '12' })).toBe('/credits/12');
  });

  test('withQuery omits empty values', () => {
    expect(urls.withQuery('/members', { page: 2, gender: '', country: null, region: undefined })).toBe(
      '/members?page=2',
    );
    expect(urls.withQuery('/members', {})).toBe('/members');
  });

  test('login keeps the page to return to', () => {
    expect(urls.login('/chats/1?a=b')).toBe('/login?to=%2Fchats%2F1%3Fa%3Db');
    expect(urls.login()).toBe('/login');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('%s is not a page to return to', (to) => {
    expect(urls.login(to)).toBe('/login');
    expect(urls.afterLogin(to)).toBe('/members');
  });

  test.each(['/', '/login', '/login?to=/chats', '/logout', '/signup?profile=1'])(
    '%s redirects to the members page after the login',
    (to) => expect(urls.afterLogin(to)).toBe('/members'),
  );

  test('afterLogin returns the requested page', () => {
    expect(urls.afterLogin('/chats?page=2')).toBe('/chats?page=2');
    expect(urls.afterLogin('/signup-matches')).toBe('/signup-matches');
    expect(urls.afterLogin(null)).toBe('/members');
  });

  test('signup passes the profile and the wish', () => {
    expect(urls.signup({ profile: '7', wish: 'like' })).toBe('/signup?profile=7&wish=like');
    expect(urls.signup()).toBe('/signup');
  });
});
