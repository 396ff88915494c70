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

  test.each(closed)('is redirected from %s to the login', (name) => {
    expect(guard(asked(name, '/somewhere?x=1'), visitor)).toBe('/login?to=%2Fsomewhere%3Fx%3D1');
  });

  test.each(routeNames.filter((name) => routes[name].access === 'public'))('may open %s', (name) => {
    expect(guard(asked(name), visitor)).toBeUndefined();
  });

  test('may search if the brand allows it', () => {
    expect(guard(asked('members', '/members', true), visitor)).toBeUndefined();
    expect(guard(asked('members', '/members', false), visitor)).toBe('/login?to=%2Fmembers');
    expect(guard(asked('members-id', '/members/7', false), visitor)).toBe('/login?to=%2Fmembers%2F7');
  });

  test('may open the notifications only with a token', () => {
    expect(guard(asked('notifications', '/notifications'), visitor)).toBe('/login?to=%2Fnotifications');
    expect(guard(asked('notifications', '/notifications?token=abc'), visitor)).toBeUndefined();
  });

  test('is not redirected from an unknown path', () => {
    expect(
      guard({ route: undefined, address: '/nowhere', visitorsMaySearch: false }, visitor),
    ).toBeUndefined();
  });
});

describe('a member', () => {
  test.each(['index', 'login', 'signup'] as const)('is redirected from %s to the members page', (name) => {
    expect(guard(asked(name), free)).toBe('/members');
  });

  test('is redirected from the login to the requested page', () => {
    expect(guard(asked('login', '/login?to=%2Fchats'), free)).toBe('/chats');
  });

  test('may open premium while free, and is redirected to the credits once paid', () => {
    expect(guard(asked('premium'), free)).toBeUndefined();
    expect(guard(asked('premium'), paid)).toBe('/credits');
    expect(guard(asked('premium', '/premium?to=%2Fmembers%2Fm1'), paid)).toBe('/credits?to=%2Fmembers%2Fm1');
    expect(guard(asked('premium', '/premium?to=%2F%2Fevil.example'), paid)).toBe('/credits');
  });

  test('may repeat an order only once paid', () => {
    expect(guard(asked('credits-repeat-order'), free)).toBe('/premium');
    expect(guard(asked('credits-repeat-order', '/credits/repeat-order?to=%2Fchats%2F7'), free)).toBe(
      '/premium?to=%2Fchats%2F7',
    );
    expect(guard(asked('credits-repeat-order'), paid)).toBeUndefined();
  });
});

test('isOpenPage and needsMember return the access of a page', () => {
  expect(isOpenPage('pricing')).toBe(true);
  expect(isOpenPage('index')).toBe(false);
  expect(isOpenPage('chats')).toBe(false);
  expect(needsMember('chats')).toBe(false);
  expect(needsMember('premium')).toBe(true);
  expect(needsMember('login')).toBe(true);
});
