import { expect, test } from 'vitest';
import {
  mollieProvider,
  type MollieOrder,
  type MolliePayment,
} from '../../src/payments/providers/mollie-provider';
import { ProviderError, type ProviderOrder } from '../../src/payments/providers/payment-provider';
import { TestClock } from '../support/clock';

const order: ProviderOrder = {
  paymentId: '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c',
  amount: 1505,
  currency: 'EUR',
  method: 'card',
  description: '15 credits at Oakmere',
  language: 'nl',
  country: 'BE',
  returnUrl: 'https://oakmere.example/transactions/9b2f6c1e',
  webhookUrl: 'https://oakmere.example/api/payment-webhook.php',
};

const open: MolliePayment = {
  id: 'tr_1',
  status: 'open',
  amount: { value: '15.05', currency: 'EUR' },
  metadata: { paymentId: order.paymentId },
  getCheckoutUrl: () => 'https://pay.example/tr_1',
};

const failing = (statusCode?: number) => () =>
  Promise.reject(Object.assign(new Error('refused by the far end'), { statusCode }));

/** The far end of the adapter: answers what a test says, and remembers what it was sent. */
function farEnd(answers: { create?: () => Promise<MolliePayment>; get?: () => Promise<MolliePayment> } = {}) {
  const sent: unknown[] = [];
  const provider = mollieProvider(
    {
      create: (made: MollieOrder) => (sent.push(made), (answers.create ?? (() => Promise.resolve(open)))()),
      get: (id: string) => (sent.push(id), (answers.get ?? (() => Promise.resolve(open)))()),
      cancel: (id: string) => (sent.push(`cancel ${id}`), Promise.reject(new Error('not cancelable'))),
    },
    new TestClock(),
  );
  return { provider, sent };
}

test('an order is sent in the words of Mollie', async () => {
  const { provider, sent } = farEnd();
  expect(await provider.create(order)).toEqual({
    providerId: 'tr_1',
    checkoutUrl: 'https://pay.example/tr_1',
  });
  expect(sent).toEqual([
    {
      amount: { value: '15.05', currency: 'EUR' },
      description: '15 credits at Oakmere',
      redirectUrl: order.returnUrl,
      webhookUrl: order.webhookUrl,
      metadata: { paymentId: order.paymentId },
      method: 'creditcard',
      locale: 'nl_BE',
      idempotencyKey: order.paymentId,
    },
  ]);
});

test('a bank transfer can be paid for a week', async () => {
  const { provider, sent } = farEnd();
  await provider.create({ ...order, method: 'banktransfer' });
  const { method, dueDate } = sent[0] as MollieOrder;
  expect([method, dueDate]).toEqual(['banktransfer', '2026-03-09']);
});

test.each([
  ['nl', 'NL', 'nl_NL'],
  ['en', 'NL', 'en_GB'],
  ['de', 'AT', 'de_AT'],
  ['nb', 'NO', 'nb_NO'],
  ['pl', 'PL', 'pl_PL'],
])('a member of %s in %s pays on a page in %s', async (language, country, locale) => {
  const { provider, sent } = farEnd();
  await provider.create({ ...order, language, country });
  expect((sent[0] as MollieOrder).locale).toBe(locale);
});

test.each([
  ['refused', 422],
  ['unavailable', 500],
  ['unavailable', 401],
  ['unavailable', undefined],
] as const)('an order is %s where Mollie answers %s', async (reason, statusCode) => {
  const { provider } = farEnd({ create: failing(statusCode) });
  const error: unknown = await provider.create(order).catch((caught: unknown) => caught);
  expect([error instanceof ProviderError, (error as ProviderError).reason]).toEqual([true, reason]);
});

test('an answer without a checkout is none', async () => {
  const { provider } = farEnd({ create: () => Promise.resolve({ ...open, getCheckoutUrl: () => null }) });
  await expect(provider.create(order)).rejects.toThrow('Mollie gave no checkout for tr_1');
});

test('a payment is read in minor units, with what was given back', async () => {
  const paid = {
    ...open,
    status: 'paid',
    amountRefunded: { value: '5.00', currency: 'EUR' },
    amountChargedBack: { value: '10.05', currency: 'EUR' },
  };
  const { provider, sent } = farEnd({ get: () => Promise.resolve(paid) });
  expect([await provider.fetch('tr_1'), sent]).toEqual([
    {
      status: 'paid',
      amount: 1505,
      currency: 'EUR',
      paymentId: order.paymentId,
      refunded: 500,
      chargedBack: 1005,
    },
    ['tr_1'],
  ]);
});

test('a payment without our id is nobody’s, one that Mollie does not know is none', async () => {
  const bare = farEnd({ get: () => Promise.resolve({ ...open, metadata: null }) });
  expect((await bare.provider.fetch('tr_1'))?.paymentId).toBe(null);
  expect(await farEnd({ get: failing(404) }).provider.fetch('tr_2')).toBe(null);
  expect(await farEnd({ get: failing(410) }).provider.fetch('tr_2')).toBe(null);
});

test.each([
  ['an error', failing(503)],
  ['a status nobody knows', () => Promise.resolve({ ...open, status: 'melted' })],
  [
    'an amount that is no number',
    () => Promise.resolve({ ...open, amount: { value: '<html>', currency: 'EUR' } }),
  ],
])('%s of Mollie is no answer', async (_, get) => {
  const { provider } = farEnd({ get });
  const error: unknown = await provider.fetch('tr_1').catch((caught: unknown) => caught);
  expect((error as ProviderError).reason).toBe('unavailable');
});

test('a payment that cannot be cancelled stays as it is', async () => {
  const { provider, sent } = farEnd();
  await provider.cancel('tr_1');
  expect(sent).toEqual(['cancel tr_1']);
});
