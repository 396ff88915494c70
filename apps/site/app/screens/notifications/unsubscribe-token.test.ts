import { expect, test } from 'vitest';
import { isUnsubscribeToken, typesOfToken } from './unsubscribe-token.server';

const tokenOf = (payload: string) => `${Buffer.from(payload).toString('base64url')}.3q2-7w`;

test('returns the known notification types of a token, in their fixed order', () => {
  expect(typesOfToken(tokenOf('3bb189e0:like,new_messages,else'))).toEqual(['new_messages', 'like']);
  expect([tokenOf('3bb189e0'), 'x.y', 'x', ''].map(typesOfToken)).toEqual([[], [], [], []]);
});

test('accepts only a token of two parts', () => {
  expect([tokenOf('3bb189e0:like'), 'abc', 'a.b.c', 'a b.c', '.', ''].map(isUnsubscribeToken)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
