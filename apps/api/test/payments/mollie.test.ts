import { RefundStatus } from '@mollie/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mollieProvider } from '../../src/payments/providers/mollie-provider';
import {
  ProviderError,
  type PaymentProvider,
  type ProviderOrder,
} from '../../src/payments/providers/payment-provider';
import { TestClock } from '../support/clock';
import { MollieDouble } from './mollie-double';

const double = new MollieDouble();
let provider: PaymentProvider;
beforeAll(async () => {
  provider = mollieProvider(await double.start(), new TestClock(), 300);
});
afterAll(() => double.stop());
beforeEach(() => {
  double.instead = null;
  double.asked.length = 0;
});

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

let made = 0;
/** The order, under a new id. */
function newOrder(changes: Partial<ProviderOrder> = {}): ProviderOrder {
  made += 1;
  return { ...order, paymentId: `9b2f6c1e-5a4d-4e8b-8c7a-${String(made).padStart(12, '0')}`, ...changes };
}

const answering = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'content-type': 'application/hal+json', 'retry-after': '0' } });
const failing = (status: number) =>
  answering(status, JSON.stringify({ status, title: 'Error', detail: 'refused by the far end' }));
const reasonOf = (error: unknown) => (error instanceof ProviderError ? error.reason : error);
const reason = (call: Promise<unknown>) => call.then(() => 'answered', reasonOf);

test('an order is sent in Mollie’s format, with our payment id as its idempotency key', async () => {
  await provider.create(order);
  expect(double.asked).toEqual([
    {
      method: 'POST',
      path: '/v2/payments',
      query: {},
      key: order.paymentId,
      body: {
        amount: { value: '15.05', currency: 'EUR' },
        description: '15 credits at Oakmere',
        redirectUrl: order.returnUrl,
        webhookUrl: order.webhookUrl,
        metadata: { paymentId: order.paymentId },
        method: 'creditcard',
        locale: 'nl_BE',
      },
    },
  ]);
});

test('a bank transfer is due after a week', async () => {
  await provider.create(newOrder({ method: 'banktransfer' }));
  expect(double.asked[0]?.body).toMatchObject({ method: 'banktransfer', dueDate: '2026-03-09' });
});

test.each([
  ['nl', 'NL', 'nl_NL'],
  ['en', 'NL', 'en_GB'],
  ['de', 'AT', 'de_AT'],
  ['nb', 'NO', 'nb_NO'],
  ['pl', 'PL', 'pl_PL'],
])('a member with language %s in %s gets the checkout locale %s', async (language, country, locale) => {
  await provider.create(newOrder({ language, country }));
  expect(double.asked[0]?.body).toMatchObject({ locale });
});

test.each([
  ['refused', 422],
  ['unavailable', 400],
  ['unavailable', 401],
  ['unavailable', 429],
  ['unavailable', 500],
  ['unavailable', 503],
] as const)('an order and a refund are %s when Mollie returns %s', async (expected, status) => {
  const wished = newOrder();
  const { providerId } = await provider.create(wished);
  double.instead = failing(status);
  const refund = { providerId, amount: 1, currency: 'EUR', description: '', idempotencyKey: `r-${status}` };
  expect([await reason(provider.create(newOrder())), await reason(provider.refund(refund))]).toEqual([
    expected,
    expected,
  ]);
});

test('an order with a lost response is retried under the same id and made once', async () => {
  const wished = newOrder();
  const [first] = [await provider.create(wished)];
  let lost = 0;
  double.instead = () => {
    lost += 1;
    return failing(502)();
  };
  expect([await reason(provider.create(wished)), lost]).toEqual(['unavailable', 3]);
  double.instead = null;
  expect(await provider.create(wished)).toEqual(first);
});

test('a call that times out is unavailable', async () => {
  double.instead = () => new Promise<Response>(() => undefined);
  expect([await reason(provider.create(newOrder())), await reason(provider.fetch('tr_1'))]).toEqual([
    'unavailable',
    'unavailable',
  ]);
});

test('a response without a checkout link throws', async () => {
  double.instead = answering(201, JSON.stringify({ resource: 'payment', id: 'tr_9', _links: {} }));
  await expect(provider.create(newOrder())).rejects.toThrow('Mollie gave no checkout for tr_9');
});

test('refunds and chargebacks are fetched with the payment, in minor units', async () => {
  const { providerId } = await provider.create(newOrder());
  double.set(providerId, 'paid');
  await provider.refund({
    providerId,
    amount: 505,
    currency: 'EUR',
    description: 'Withdrawn',
    idempotencyKey: 'refund-1',
  });
  double.chargeBack(providerId, 1000);
  double.asked.length = 0;
  const state = await provider.fetch(providerId);
  expect([state?.refunded, state?.refundKeys, state?.chargedBack, double.asked[0]?.query]).toEqual([
    505,
    ['refund-1'],
    1000,
    { embed: 'refunds,chargebacks' },
  ]);
});

test.each([RefundStatus.failed, RefundStatus.canceled])(
  'a refund with status %s is not counted',
  async (refund) => {
    const { providerId } = await provider.create(newOrder());
    double.set(providerId, 'paid');
    await provider.refund({
      providerId,
      amount: 505,
      currency: 'EUR',
      description: 'Withdrawn',
      idempotencyKey: `refund-${refund}`,
    });
    double.change(providerId, { refund });
    expect(await provider.fetch(providerId)).toMatchObject({ refunded: 0, refundKeys: [] });
  },
);

test('a reversed chargeback counts as won', async () => {
  const { providerId } = await provider.create(newOrder());
  double.set(providerId, 'paid');
  double.chargeBack(providerId, 505);
  double.change(providerId, { reversedAt: '2026-03-20T10:00:00+00:00' });
  double.chargeBack(providerId, 1000);
  expect(await provider.fetch(providerId)).toMatchObject({ chargedBack: 1505, wonBack: 505 });
});

test.each([
  ['authentication_abandoned', 'authentication_failed'],
  ['authentication_failed', 'authentication_failed'],
  ['authentication_required', 'authentication_failed'],
  ['authentication_unavailable_acs', 'authentication_failed'],
  ['card_declined', 'declined'],
  ['card_expired', 'card_expired'],
  ['inactive_card', 'declined'],
  ['insufficient_funds', 'insufficient_funds'],
  ['invalid_cvv', 'invalid_details'],
  ['invalid_card_holder_name', 'invalid_details'],
  ['invalid_card_number', 'invalid_details'],
  ['invalid_card_type', 'declined'],
  ['possible_fraud', 'declined'],
  ['refused_by_issuer', 'declined'],
  ['unknown_reason', null],
  ['constructor', null],
  [undefined, null],
])('a payment that failed with the reason %s reports %s', async (reason, expected) => {
  const { providerId } = await provider.create(newOrder());
  double.set(providerId, 'failed', reason);
  expect(await provider.fetch(providerId)).toMatchObject({ status: 'failed', failureReason: expected });
});

test('a payment that did not fail has no failure reason, whatever its details say', async () => {
  const { providerId } = await provider.create(newOrder());
  double.set(providerId, 'paid', 'insufficient_funds');
  expect(await provider.fetch(providerId)).toMatchObject({ status: 'paid', failureReason: null });
});

const payment = {
  resource: 'payment',
  id: 'tr_1',
  status: 'paid',
  amount: { value: '15.05', currency: 'EUR' },
  metadata: null,
  _links: {},
};

test('a payment without our id has none, and totals stand in for unlisted reversals', async () => {
  const amounts = {
    amountRefunded: { value: '5.00', currency: 'EUR' },
    amountChargedBack: { value: '10.05', currency: 'EUR' },
  };
  double.instead = answering(200, JSON.stringify({ ...payment, ...amounts }));
  expect(await provider.fetch('tr_1')).toEqual({
    status: 'paid',
    failureReason: null,
    amount: 1505,
    currency: 'EUR',
    paymentId: null,
    refunded: 500,
    chargedBack: 1005,
    wonBack: 0,
    refundKeys: [],
  });
});

test('a payment that is gone at Mollie returns null', async () => {
  double.instead = failing(410);
  expect(await provider.fetch('tr_1')).toBe(null);
});

test.each([
  ['an error', failing(503)],
  ['an HTML page', answering(200, '<html>')],
  ['an unknown status', answering(200, JSON.stringify({ ...payment, status: 'melted' }))],
  [
    'a non-numeric amount',
    answering(200, JSON.stringify({ ...payment, amount: { value: '<html>', currency: 'EUR' } })),
  ],
])('%s from Mollie counts as unavailable', async (_, instead) => {
  double.instead = instead;
  expect(await reason(provider.fetch('tr_1'))).toBe('unavailable');
});

test('cancelling a payment that cannot be cancelled does not throw', async () => {
  double.instead = failing(422);
  await provider.cancel('tr_1');
  double.instead = null;
  expect(double.asked.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/v2/payments/tr_1']]);
});
