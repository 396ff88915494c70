import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import { engine, startApi, type TestApi } from '../../test/support/api';
import type { Browser } from '../../test/support/browser';
import { extent } from '../../test/support/extent';
import { finish } from '../../test/support/finish';
import { sendGift } from '../../test/support/send-gift';
import { accountOf, bodyOf, notify, order, setSandbox } from '../../test/payments/shop';
import { consistent, inconsistencies } from '../support/consistency';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A payment as plain figures: what its provider says, and what of that was booked. */
interface ModelPayment {
  amount: number;
  credits: number;
  status: 'open' | 'paid' | 'failed' | 'canceled' | 'expired';
  refunded: number;
  chargedBack: number;
  shown: 'pending' | 'completed' | 'failed' | 'cancelled';
  /** Minor units whose credits were taken back. */
  reversed: number;
}

/** A member's money as anybody would count it on paper. */
interface Model {
  credits: number;
  debt: number;
  paid: boolean;
  payments: ModelPayment[];
  days: number;
}

/** The member of one run, and the ids of the payments in the model's order. */
interface Real {
  id: string;
  browser: Browser;
  partner: string;
  payments: string[];
}

const shownAs = {
  open: 'pending',
  paid: 'completed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
} as const;

/** What the books are after the provider was asked about a payment. */
function settle(model: Model, payment: ModelPayment): void {
  if (payment.status === 'paid' && payment.shown !== 'completed') {
    const sum = model.credits + payment.credits;
    const repaid = Math.min(model.debt, sum);
    Object.assign(model, { credits: sum - repaid, debt: model.debt - repaid, paid: true });
    payment.shown = 'completed';
  }
  if (payment.shown === 'pending') payment.shown = shownAs[payment.status];
  if (payment.shown !== 'completed') return;
  const reversed = payment.refunded + payment.chargedBack;
  const share = (units: number) => Math.round((payment.credits * units) / payment.amount);
  const taken = share(reversed) - share(payment.reversed);
  payment.reversed = reversed;
  model.debt += Math.max(0, taken - model.credits);
  model.credits = Math.max(0, model.credits - taken);
}

const packages = [
  { id: 'o15', credits: 15, amount: 1500 },
  { id: 'o40', credits: 40, amount: 3200 },
] as const;
const gifts = { coffee: 2, rose: 3, balloon: 15 } as const;

type Act = fc.AsyncCommand<Model, Real>;

/** The books after each act are those of the model. */
async function compare(model: Model, { id, payments }: Real): Promise<void> {
  const { credits, debt, paid_user } = await accountOf(api, id);
  const rows = await api.db
    .selectFrom('payment')
    .select(['id', 'status', 'reversed_amount'])
    .where('account_id', '=', id)
    .execute();
  const found = payments.map((payment) => rows.find((row) => row.id === payment));
  expect({
    credits,
    debt,
    paid_user,
    found: found.map((row) => [row?.status, row?.reversed_amount]),
  }).toEqual({
    credits: model.credits,
    debt: model.debt,
    paid_user: model.paid,
    found: model.payments.map(({ shown, reversed }) => [shown, reversed]),
  });
}

/** Something that happens to one of the payments there are, which `can` tells to be possible. */
function onPayment(
  name: string,
  at: number,
  {
    can,
    run,
  }: {
    can: (payment: ModelPayment, model: Model) => boolean;
    run: (payment: ModelPayment, real: { id: string } & Real, model: Model) => Promise<void>;
  },
): Act {
  const chosen = ({ payments }: Model) => payments[at % Math.max(1, payments.length)];
  return {
    toString: () => `${name}(${at})`,
    check(model) {
      const payment = chosen(model);
      return payment !== undefined && can(payment, model);
    },
    async run(model, real) {
      const payment = chosen(model);
      const id = real.payments[at % real.payments.length];
      if (!payment || !id) throw new Error('there is no payment');
      await run(payment, { ...real, id }, model);
      await compare(model, real);
    },
  };
}

const buy = (pack: (typeof packages)[number]): Act => ({
  toString: () => `order(${pack.id})`,
  check: ({ payments }) => payments.length < 4,
  async run(model, real) {
    const { id: wanted, credits, amount } = pack;
    const made = bodyOf(await order(real.browser, { package: wanted, amount }));
    real.payments.push(made.payment_id);
    model.payments.push({
      amount,
      credits,
      status: 'open',
      refunded: 0,
      chargedBack: 0,
      shown: 'pending',
      reversed: 0,
    });
    await compare(model, real);
  },
});

const give = (gift: keyof typeof gifts): Act => ({
  toString: () => `gift(${gift})`,
  check: () => true,
  async run(model, real) {
    const cost = gifts[gift];
    const { status } = await sendGift(real.browser, real.partner, gift);
    const expected = model.debt > 0 ? 403 : model.credits < cost ? 402 : 200;
    if (expected === 200) model.credits -= cost;
    expect(status).toBe(expected);
    await compare(model, real);
  },
});

const left = ({ amount, refunded, chargedBack }: ModelPayment) => amount - refunded - chargedBack;

/** How a payment goes on at its provider, without a word to us. */
const goesOn = (at: number, status: ModelPayment['status']): Act =>
  onPayment(status, at, {
    can: ({ status: now }) => now === 'open' || (now !== 'paid' && status === 'paid'),
    async run(payment, { id }) {
      payment.status = status;
      await setSandbox(api, id, { status });
    },
  });

const charge = (at: number, part: number): Act =>
  onPayment('chargeback', at, {
    can: (payment) => payment.status === 'paid' && left(payment) > 0,
    async run(payment, { id }) {
      payment.chargedBack += Math.ceil(left(payment) * part);
      await setSandbox(api, id, { charged_back: payment.chargedBack });
    },
  });

/** Told at once, and only while there are credits to take back: what is then missing is a rule of its own. */
const refund = (at: number, part: number): Act =>
  onPayment('refund', at, {
    can: (payment, { credits }) =>
      payment.shown === 'completed' &&
      payment.chargedBack === 0 &&
      left(payment) > 0 &&
      credits >= payment.credits,
    async run(payment, { id }, model) {
      payment.refunded += Math.ceil(left(payment) * part);
      await setSandbox(api, id, { refunded: payment.refunded });
      await notify(api, id);
      settle(model, payment);
    },
  });

const tell = (at: number): Act =>
  onPayment('webhook', at, {
    can: () => true,
    async run(payment, { id }, model) {
      await Promise.all([notify(api, id), notify(api, id)]);
      settle(model, payment);
    },
  });

/** A look of the site's own, which the return page makes while a payment is open. */
const look = (at: number): Act =>
  onPayment('look', at, {
    can: ({ shown }) => shown === 'pending',
    async run(payment, { id, browser }, model) {
      await browser.get('/api/payment.php', { query: { id } });
      settle(model, payment);
    },
  });

/** Within the 14 days in which payments that ended unpaid are looked at. */
const reconcile: Act = {
  toString: () => 'checks of the next day',
  check: ({ days }) => days < 12,
  async run(model, real) {
    model.days += 1;
    for (const payment of model.payments) if (payment.status === 'open') payment.status = 'expired';
    api.clock.pass(24 * 3600);
    await finish(api, reconcilePayments);
    for (const payment of model.payments) settle(model, payment);
    await compare(model, real);
  },
};

const at = fc.nat(3);
const part = fc.constantFrom(0.13, 0.37, 0.5, 1);
const acts = fc.commands(
  [
    fc.constantFrom(...packages).map(buy),
    fc.constantFrom('coffee', 'rose', 'balloon').map((gift) => give(gift as keyof typeof gifts)),
    fc
      .tuple(at, fc.constantFrom('paid', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired'))
      .map(([which, status]) => goesOn(which, status as ModelPayment['status'])),
    fc.tuple(at, part).map(([which, some]) => charge(which, some)),
    fc.tuple(at, part).map(([which, some]) => refund(which, some)),
    at.map(tell),
    at.map(tell),
    at.map(look),
    fc.constant(reconcile),
  ],
  { maxCommands: 60, size: 'max' },
);

const runs = extent(400, 15);

test(`${runs} runs of random acts leave the books that a plain ledger has`, async () => {
  let done = 0;
  const partner = (await api.member()).id;
  await fc.assert(
    fc.asyncProperty(acts, async (commands) => {
      const { id, browser } = await api.member();
      const model: Model = { credits: 0, debt: 0, paid: false, payments: [], days: 0 };
      const real: Real = { id, browser, partner, payments: [] };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      done += [...commands].length;
      expect(await inconsistencies(api.db)).toEqual(consistent);
      await api.db.updateTable('payment').set({ next_check_at: null }).where('account_id', '=', id).execute();
    }),
    { numRuns: runs },
  );
  console.log(`${engine}: ${runs} runs, ${done} random acts: drift 0, negative 0`);
});
