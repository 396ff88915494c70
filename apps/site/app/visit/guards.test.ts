import { routeNames, routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { describe, expect, test } from 'vitest';
import { guard, isOpenPage, needsMember } from './guards';

const visitor = { signedIn: false, paid: false };
const free = { signedIn: true, paid: false };
const paid = { signedIn: true, paid: true };

function asked(route: RouteName, address = routes[route].path as string, visitorsMaySearch = true) {
  return { route, address, visitorsMaySearch };
}

describe('a visitor', () => {
  const closed = routeNames.filter((name) => routes[name].access === 'member');

  test.each(closed)('is sent to the login from %s', (name) => {
    expect(guard(asked(name, '/somewhere?x=1'), visitor)).toBe('/login?to=%2Fsomewhere%3Fx%3D1');
  });

  test.each(routeNames.filter((name) => routes[name].access === 'public'))('sees %s', (name) => {
    expect(guard(asked(name), visitor)).toBeUndefined();
  });

  test('searches where the brand lets visitors search', () => {
    expect(guard(asked('members', '/members', true), visitor)).toBeUndefined();
    expect(guard(asked('members', '/members', false), visitor)).toBe('/login?to=%2Fmembers');
    expect(guard(asked('members-id', '/members/7', false), visitor)).toBe('/login?to=%2Fmembers%2F7');
  });

  test('opens the notifications only with a token from a mail', () => {
    expect(guard(asked('notifications', '/notifications'), visitor)).toBe('/login?to=%2Fnotifications');
    expect(guard(asked('notifications', '/notifications?token=abc'), visitor)).toBeUndefined();
  });

  test('meets no guard at an address without a name', () => {
    expect(
      guard({ route: undefined, address: '/nowhere', visitorsMaySearch: false }, visitor),
    ).toBeUndefined();
  });
});

describe('a member', () => {
  test.each(['index', 'login', 'signup'] as const)('is sent to the members from %s', (name) => {
    expect(guard(asked(name), free)).toBe('/members');
  });

  test('goes from the login to the page that asked for it', () => {
    expect(guard(asked('login', '/login?to=%2Fchats'), free)).toBe('/chats');
  });

  test('meets premium while free and the credits once paid', () => {
    expect(guard(asked('premium'), free)).toBeUndefined();
    expect(guard(asked('premium'), paid)).toBe('/credits');
  });

  test('repeats an order only once paid', () => {
    expect(guard(asked('credits-repeat-order'), free)).toBe('/premium');
    expect(guard(asked('credits-repeat-order'), paid)).toBeUndefined();
  });
});

test('only pages for everybody are open, and only some ask who the member is', () => {
  expect(isOpenPage('pricing')).toBe(true);
  expect(isOpenPage('index')).toBe(false);
  expect(isOpenPage('chats')).toBe(false);
  expect(needsMember('chats')).toBe(false);
  expect(needsMember('premium')).toBe(true);
  expect(needsMember('login')).toBe(true);
});
