import { expect, test } from 'vitest';
import { clockSeconds, priceRises, runningWelcome } from './bonus-state';

const signup = '2026-03-01T10:00:00.000Z';
const at = (seconds: number) => Date.parse(signup) + seconds * 1000;
const member = { signup_date: signup, paid_user: false };
const welcome = { percentage: 25, expires: '2026-03-04T10:00:00.000Z' };

test('the countdown runs until 14,400 s after signup, for unpaid members only', () => {
  const left = [0, 14_399, 14_400, 14_401].map((seconds) =>
    clockSeconds(member, { now: at(seconds), welcome: null }),
  );
  expect(left).toEqual([14_400, 1, 0, 0]);
  const others = [null, { ...member, paid_user: true }].map((who) =>
    clockSeconds(who, { now: at(10), welcome: null }),
  );
  expect(others).toEqual([0, 0]);
});

test('no countdown runs while a longer welcome discount applies, or may apply', () => {
  expect(clockSeconds(member, { now: at(10), welcome })).toBe(0);
  expect(clockSeconds(member, { now: at(10), welcome: 'unknown' })).toBe(0);
});

test('the welcome discount applies to unpaid members until it expires', () => {
  const during = { now: at(20_000), welcome };
  expect([
    runningWelcome(member, during),
    runningWelcome(member, { now: Date.parse(welcome.expires), welcome }),
    runningWelcome({ paid_user: true }, during),
    runningWelcome(null, during),
    runningWelcome(member, { now: at(20_000), welcome: null }),
    runningWelcome(member, { now: at(20_000), welcome: 'unknown' }),
  ]).toEqual([welcome, null, null, null, null, null]);
});

test('returns when the price rises, unless the countdown shows it', () => {
  const bonus = { source: 'time_bonus', expires: '2026-03-01T14:00:00.000Z' } as const;
  const campaign = { source: 'campaign', expires: '2026-03-09T14:00:00.000Z' } as const;
  expect([
    priceRises(bonus, welcome),
    priceRises(bonus, null),
    priceRises({ ...welcome, source: 'welcome' }, welcome),
    priceRises(campaign, welcome),
  ]).toEqual([welcome.expires, null, welcome.expires, campaign.expires]);
});
