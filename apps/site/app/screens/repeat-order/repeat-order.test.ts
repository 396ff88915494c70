import type { PaymentMethod } from '@heartwood/api-contract';
import { buildCredits, buildPaymentMethod } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { repeated } from './repeat-order.server';

const last_order = {
  package: 'credits_60',
  method: 'directdebit',
  country: 'NL',
  credits: 60,
  amount: 2999,
  currency: 'EUR',
  created: '2026-01-02T11:00:00Z',
} as const;
const card = buildPaymentMethod();
const debit = buildPaymentMethod({ id: 'directdebit', kind: 'directdebit', logos: ['directdebit'] });
const limited: PaymentMethod = {
  ...debit,
  available_from: '2026-02-04',
  limited_by: 'open',
};

const chosen = (methods: Parameters<typeof buildCredits>[0]) => {
  const order = repeated(buildCredits({ last_order, ...methods }), 1);
  return order && [order.method.id, order.methodBefore, order.later?.available_from, order.later?.limited_by];
};

test('a direct debit at its limit is replaced by the next method, with the reason and the time', () => {
  expect([
    chosen({ methods: [debit, card] }),
    chosen({ methods: [limited, card] }),
    chosen({ methods: [card] }),
    chosen({ methods: [limited] }),
    chosen({ methods: [] }),
  ]).toEqual([
    ['directdebit', null, undefined, undefined],
    ['card', 'directdebit', '2026-02-04', 'open'],
    ['card', 'directdebit', undefined, undefined],
    ['directdebit', null, '2026-02-04', 'open'],
    null,
  ]);
});

test('a direct debit that cannot take the price is replaced, with the highest price that it can', () => {
  const small = { ...debit, max_amount: 1000 };
  const order = repeated(buildCredits({ last_order, methods: [small, card] }), 1);
  expect([order?.method.id, order?.methodBefore, order?.later]).toEqual(['card', 'directdebit', small]);
});
