import { expect, test } from 'vitest';
import { onlyNoticesChanged } from './transient-parameters';

const at = (address: string) => new URL(address, 'https://site.example');

test.each([
  ['/members?notice=blocked&page=2', '/members?page=2', true],
  ['/members?t=5', '/members', true],
  ['/signup-matches?api_signup_complete=1', '/signup-matches', true],
  ['/members?page=2', '/members?page=3', false],
  ['/members?t=5&page=2', '/members?page=3', false],
  ['/members?t=5', '/likes', false],
  ['/members', '/members', false],
])('from %s to %s only notice parameters change: %s', (one, other, only) => {
  expect(onlyNoticesChanged(at(one), at(other))).toBe(only);
});
