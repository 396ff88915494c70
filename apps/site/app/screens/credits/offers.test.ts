import { expect, test } from 'vitest';
import type { CreditPackage, DiscountCode } from '@heartwood/api-contract';
import { chosenMethod, chosenOffer, offerAbroad, offersOf } from './offers';

const pack = (
  id: string,
  credits: number,
  amount: number,
  flags: CreditPackage['flags'] = [],
): CreditPackage => ({
  id,
  credits,
  amount,
  currency: 'EUR',
  per_credit: 0,
  per_message: 0,
  discounted_amount: null,
  flags,
});

const packages = [
  pack('s', 10, 1490),
  pack('m', 30, 3490, ['popular']),
  pack('l', 200, 15990, ['best_value']),
];

test('an offer has its price, its price before the discount and its price per message', () => {
  expect(offersOf(packages, { percentage: 25, value_percentage: null }, 1)).toEqual([
    {
      id: 's',
      credits: 10,
      extra: 0,
      before: 1490,
      amount: 1117,
      currency: 'EUR',
      perCredit: 112,
      perMessage: 112,
      flag: null,
    },
    {
      id: 'm',
      credits: 30,
      extra: 0,
      before: 3490,
      amount: 2617,
      currency: 'EUR',
      perCredit: 88,
      perMessage: 88,
      flag: 'tip',
    },
    {
      id: 'l',
      credits: 200,
      extra: 0,
      before: 15990,
      amount: 11992,
      currency: 'EUR',
      perCredit: 60,
      perMessage: 60,
      flag: 'cheapest',
    },
  ]);
});

test('bonus credits lower the price per message and keep the price', () => {
  const [offer] = offersOf(packages, { percentage: null, value_percentage: 25 }, 2);
  expect(offer).toEqual({
    id: 's',
    credits: 10,
    extra: 2,
    before: 1490,
    amount: 1490,
    currency: 'EUR',
    perCredit: 125,
    perMessage: 249,
    flag: null,
  });
});

test('only the lowest price per credit is flagged as cheapest, and never a single package', () => {
  const flags = (list: readonly CreditPackage[]) => offersOf(list, null, 1).map(({ flag }) => flag);
  expect(flags([pack('a', 10, 1000, ['best_value']), pack('b', 10, 900)])).toEqual([null, 'cheapest']);
  expect(flags([pack('a', 10, 1000)])).toEqual([null]);
});

test('selects the requested offer and method, or the tip and the first method by default', () => {
  const offers = offersOf(packages, null, 1);
  expect([
    chosenOffer(offers, 's')?.id,
    chosenOffer(offers, undefined)?.id,
    chosenOffer(offers, 'x'),
  ]).toEqual(['s', 'm', undefined]);
  const methods = [
    { id: 'card', kind: 'card' as const, logos: [] },
    { id: 'paypal', kind: 'wallet' as const, logos: [] },
  ];
  expect([undefined, 'paypal', 'sofort'].map((asked) => chosenMethod(methods, asked, 1000))).toEqual([
    { method: 'card', offered: true },
    { method: 'paypal', offered: true },
    { method: 'card', offered: false },
  ]);
});

test('a method that is available later is not selected, unless there is no other', () => {
  const debit = {
    id: 'directdebit',
    kind: 'directdebit' as const,
    logos: [],
    available_from: '2026-02-04',
  };
  const card = { id: 'card', kind: 'card' as const, logos: [] };
  expect([
    chosenMethod([debit, card], undefined, 1000),
    chosenMethod([debit, card], 'directdebit', 1000),
    chosenMethod([debit], 'directdebit', 1000),
  ]).toEqual([
    { method: 'card', offered: true },
    { method: 'card', offered: true },
    { method: 'directdebit', offered: true },
  ]);
});

test('a package abroad has the entered code where it applies, else the automatic discount', () => {
  const code: DiscountCode = {
    code: 'SPRING',
    source: 'campaign',
    percentage: 50,
    value_percentage: 20,
    currency: null,
    minimum_order_value: null,
    country: null,
    user_id: 'm1',
    expires: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
  const automatic: DiscountCode = { ...code, code: 'WELCOME25', percentage: 25, value_percentage: null };
  const there = { country: 'NL', packages, discount: automatic };
  const at = (entered: DiscountCode | null, pack = 'm') => {
    const offer = offerAbroad(there, { pack, entered, now: 0 });
    return offer && [offer.amount, offer.credits + offer.extra];
  };
  expect([at(code), at(null), at(code, 'sold elsewhere')]).toEqual([[1745, 36], [2617, 30], undefined]);
  const bound = [{ country: 'DE' }, { currency: 'SEK' }, { minimum_order_value: 3491, currency: 'EUR' }];
  expect(bound.map((change) => at({ ...code, ...change }))).toEqual(bound.map(() => [2617, 30]));
});

test('a method is not selected for a price above its highest one', () => {
  const debit = { id: 'directdebit', kind: 'directdebit' as const, logos: [], max_amount: 10_000 };
  const card = { id: 'card', kind: 'card' as const, logos: [] };
  expect([10_000, 10_001].map((amount) => chosenMethod([debit, card], 'directdebit', amount).method)).toEqual(
    ['directdebit', 'card'],
  );
});
