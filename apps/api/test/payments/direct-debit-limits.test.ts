import { expect, test } from 'vitest';
import { limitFor } from '../../src/payments/limits/direct-debit-limits';
import { testBrands } from '../support/brands';

const brand = testBrands().byId('oakmere');
if (!brand) throw new Error('there is no brand');
const { manifest } = brand;

/** The day from which 15 euro fit again beside 90 that were ordered at a time. */
function fitsAgain(orderedAt: string): string | null | undefined {
  const use = { orders: [{ amount: 9000, orderedAt: new Date(orderedAt) }], open: [] };
  return limitFor(use, 1500, { manifest, now: new Date(orderedAt) })?.from;
}

test.each([
  ['the last moment of a day of the brand', '2026-06-10T21:59:59.999Z', '2026-07-11'],
  ['midnight of the brand exactly', '2026-06-10T22:00:00Z', '2026-07-11'],
  ['just after midnight of the brand, and before that of UTC', '2026-06-10T22:00:00.001Z', '2026-07-12'],
  ['midnight of UTC', '2026-06-11T00:00:00Z', '2026-07-12'],
  ['an hour before midnight, and spring forwards to midnight', '2026-03-01T22:00:00Z', '2026-04-01'],
  ['less than an hour before midnight, and spring forwards past it', '2026-03-01T22:00:01Z', '2026-04-02'],
  ['midnight, and autumn back to the evening', '2026-10-01T22:00:00Z', '2026-11-01'],
  ['an hour after midnight, and autumn back to it', '2026-10-01T23:00:00Z', '2026-11-01'],
  ['more than an hour after midnight, and autumn back', '2026-10-01T23:00:01Z', '2026-11-02'],
])('a used amount is free again on the first whole day: ordered at %s', (_name, orderedAt, day) => {
  expect(fitsAgain(orderedAt)).toBe(day);
});

test.each([
  ['2026-06-10T12:00:00Z', '2026-06-12', '2026-06-13'],
  ['2026-06-12T21:59:00Z', '2026-06-12', '2026-06-13'],
  ['2026-06-12T22:01:00Z', '2026-06-12', '2026-06-14'],
  ['2026-06-20T12:00:00Z', '2026-06-12', '2026-06-21'],
])('at %s an order collected on %s is expected to be settled by %s', (now, collectedOn, day) => {
  const use = { orders: [], open: [{ collectedOn }] };
  expect(limitFor(use, 1500, { manifest, now: new Date(now) })).toEqual({ by: 'open', from: day });
});

test.each([
  [2, ['2026-06-12', '2026-06-20'], '2026-06-13'],
  [2, ['2026-06-12', '2026-06-20', '2026-06-25'], '2026-06-21'],
  [3, ['2026-06-12', '2026-06-20', '2026-06-25'], '2026-06-13'],
  [1, ['2026-06-12', '2026-06-20'], '2026-06-21'],
])(
  'with %i open payments allowed and debits collected on %j, another fits from %s',
  (allowed, days, from) => {
    const direct_debit = { ...manifest.direct_debit, open_payments: allowed };
    const use = { orders: [], open: days.map((collectedOn) => ({ collectedOn })) };
    const now = new Date('2026-06-10T12:00:00Z');
    expect(limitFor(use, 1500, { manifest: { ...manifest, direct_debit }, now })).toEqual({
      by: 'open',
      from,
    });
  },
);
