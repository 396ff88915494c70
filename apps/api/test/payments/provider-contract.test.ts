import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureReasons, type FailureReason, type ProviderStatus } from '@heartwood/domain';
import { readEnvironment } from '../../src/kernel/environment';
import { mollieProvider } from '../../src/payments/providers/mollie-provider';
import {
  ProviderError,
  type PaymentProvider,
  type ProviderOrder,
} from '../../src/payments/providers/payment-provider';
import {
  endSandboxPayment,
  reverseSandboxPayment,
  sandboxProvider,
  winSandboxChargeback,
} from '../../src/payments/providers/sandbox-provider';
import { startApi, type TestApi } from '../support/api';
import { TestClock } from '../support/clock';
import { MollieDouble } from './mollie-double';

/** A provider, and the events at it that we don't cause. */
interface Subject {
  provider: PaymentProvider;
  set(id: string, status: ProviderStatus): Promise<void>;
  fail(id: string, reason: FailureReason | null): Promise<void>;
  chargeBack(id: string, amount: number): Promise<void>;
  /** All chargebacks so far are won. */
  win(id: string): Promise<void>;
}

let api: TestApi;
const double = new MollieDouble();
const subjects = new Map<string, Subject>();
beforeAll(async () => {
  api = await startApi();
  const { db, clock } = api;
  subjects.set('sandbox', {
    provider: sandboxProvider(readEnvironment({ NODE_ENV: 'test' }), db, clock),
    async set(id, status) {
      await db.updateTable('sandbox_payment').set({ status }).where('id', '=', id).execute();
    },
    async fail(id, failureReason) {
      await endSandboxPayment(db, id, { status: 'failed', failureReason, now: clock.now() });
    },
    async chargeBack(id, amount) {
      await reverseSandboxPayment(db, id, { amount, by: 'charged_back', now: clock.now() });
    },
    async win(id) {
      await winSandboxChargeback(db, id, { now: clock.now() });
    },
  });
  subjects.set('mollie', {
    provider: mollieProvider(await double.start(), new TestClock()),
    set: (id, status) => Promise.resolve(double.set(id, status)),
    fail: (id, reason) => Promise.resolve(double.set(id, 'failed', mollieReasons[reason ?? 'unknown'])),
    chargeBack: (id, amount) => Promise.resolve(double.chargeBack(id, amount)),
    win: (id) => Promise.resolve(double.change(id, { reversedAt: '2026-03-20T10:00:00+00:00' })),
  });
});
afterAll(async () => {
  await double.stop();
  await api.close();
});

const mollieReasons = {
  declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  authentication_failed: 'authentication_failed',
  invalid_details: 'invalid_cvv',
  unknown: 'unknown_reason',
} as const;
const statuses = ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;
const reasonOf = (error: unknown) => (error instanceof ProviderError ? error.reason : error);

let orders = 0;
function newOrder(): ProviderOrder {
  orders += 1;
  return {
    paymentId: `9b2f6c1e-5a4d-4e8b-8c7a-${String(orders).padStart(12, '0')}`,
    amount: 1505,
    currency: 'EUR',
    method: 'card',
    description: '15 credits at Oakmere',
    language: 'nl',
    country: 'BE',
    returnUrl: 'https://oakmere.example/transactions/1',
    webhookUrl: 'https://oakmere.example/api/payment-webhook.php',
  };
}

describe.each(['sandbox', 'mollie'])('%s', (name) => {
  function subject(): Subject {
    const found = subjects.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  async function begin(status?: ProviderStatus) {
    const { provider, set, chargeBack, win } = subject();
    const order = newOrder();
    const { providerId } = await provider.create(order);
    if (status) await set(providerId, status);
    const refund = (amount: number, idempotencyKey: string) => {
      const description = 'Given back';
      return provider
        .refund({ providerId, amount, currency: order.currency, description, idempotencyKey })
        .then(() => 'refunded', reasonOf);
    };
    const said = async () => {
      const { status: now, refunded, chargedBack } = (await provider.fetch(providerId)) ?? {};
      return [now, refunded, chargedBack];
    };
    const keys = async () => (await provider.fetch(providerId))?.refundKeys;
    return { provider, providerId, order, refund, said, keys, chargeBack, win, set };
  }

  test('reports a new payment as it was ordered', async () => {
    const { provider, providerId, order } = await begin();
    expect(await provider.fetch(providerId)).toEqual({
      status: 'open',
      failureReason: null,
      amount: 1505,
      currency: 'EUR',
      paymentId: order.paymentId,
      refunded: 0,
      chargedBack: 0,
      wonBack: 0,
      refundKeys: [],
    });
  });

  test('makes one payment for a repeated order, with a checkout page of its own', async () => {
    const { provider } = subject();
    const order = newOrder();
    const made = [await provider.create(order), await provider.create(order)];
    expect(made[1]).toEqual(made[0]);
    expect(new URL(made[0]?.checkoutUrl ?? '').pathname).toContain(made[0]?.providerId);
  });

  test.each(statuses)('reports a payment as %s', async (status) => {
    const { said } = await begin(status);
    expect(await said()).toEqual([status, 0, 0]);
  });

  test.each([...failureReasons, null])('reports the reason %s of a failed payment', async (reason) => {
    const { provider, providerId } = await begin();
    await subject().fail(providerId, reason);
    expect(await provider.fetch(providerId)).toMatchObject({ status: 'failed', failureReason: reason });
  });

  test('returns null for an unknown payment', async () => {
    expect(await subject().provider.fetch('tr_none')).toBe(null);
  });

  test('cancels an open payment, and leaves a paid one', async () => {
    const open = await begin();
    await open.provider.cancel(open.providerId);
    const paid = await begin('paid');
    await paid.provider.cancel(paid.providerId);
    await paid.provider.cancel('tr_none');
    expect([(await open.said())[0], (await paid.said())[0]]).toEqual(['canceled', 'paid']);
  });

  test('refunds in parts, each once, and no more than was paid', async () => {
    const { refund, said, keys } = await begin('paid');
    expect([
      await refund(500, `${name}-1`),
      await refund(500, `${name}-1`),
      await refund(1006, `${name}-2`),
      await said(),
      await refund(1005, `${name}-3`),
      await refund(1, `${name}-4`),
      await said(),
    ]).toEqual([
      'refunded',
      'refunded',
      'refused',
      ['paid', 500, 0],
      'refunded',
      'refused',
      ['paid', 1505, 0],
    ]);
    expect(await keys()).toEqual([`${name}-1`, `${name}-3`]);
  });

  test('refuses to refund an unpaid payment', async () => {
    const { refund, said } = await begin('failed');
    expect([await refund(1, `${name}-5`), await said()]).toEqual(['refused', ['failed', 0, 0]]);
  });

  test('reports chargebacks next to refunds, and refuses to refund more', async () => {
    const { refund, said, chargeBack, providerId } = await begin('paid');
    await refund(505, `${name}-6`);
    await chargeBack(providerId, 1000);
    expect([await said(), await refund(1, `${name}-7`)]).toEqual([['paid', 505, 1000], 'refused']);
  });

  test('reports won chargebacks next to later ones, and refunds that money again', async () => {
    const { provider, refund, chargeBack, win, providerId } = await begin('paid');
    const chargebacks = async () => {
      const { chargedBack, wonBack } = (await provider.fetch(providerId)) ?? {};
      return [chargedBack, wonBack];
    };
    await chargeBack(providerId, 1505);
    const lost = [await chargebacks(), await refund(5, `${name}-8`)];
    await win(providerId);
    await chargeBack(providerId, 1000);
    expect([
      lost,
      await chargebacks(),
      await refund(505, `${name}-9`),
      await refund(1, `${name}-10`),
    ]).toEqual([[[1505, 0], 'refused'], [2505, 1505], 'refunded', 'refused']);
  });
});
