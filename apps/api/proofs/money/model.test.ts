import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import { engine, startApi, type TestApi } from '../../test/support/api';
import type { Browser } from '../../test/support/browser';
import { extent } from '../../test/support/extent';
import { finish } from '../../test/support/finish';
import { sendGift } from '../../test/support/send-gift';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { buyByDebit } from '../../test/direct-debit/mandates';
import { accountOf, bodyOf, order, setSandbox, webhook } from '../../test/payments/shop';
import { consistent, inconsistencies } from '../support/consistency';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A payment as plain numbers: what its provider reports, and how much of that was booked. */
interface ModelPayment {
  by: 'sandbox' | 'directdebit';
  amount: number;
  credits: number;
  status: 'open' | 'paid' | 'failed' | 'canceled' | 'expired';
  shown: 'pending' | 'completed' | 'failed' | 'cancelled';
  /** Orders payments by when they were completed or, before and unless they are, created. */
  since: number;
  /** Minor units refunded at the provider. */
  refunded: number;
  /** Minor units that banks took back there, and the part of them that was won. */
  chargedBack: number;
  wonBack: number;
  /** Minor units of these that are booked. */
  bookedRefunded: number;
  bookedChargedBack: number;
  bookedWonBack: number;
  /** Its credits that these have taken back and not returned. */
  taken: number;
  withdrawn: boolean;
  /** Its credits that are neither spent nor taken back. */
  left: number;
}

/** A member's money in its simplest model: one purse per purchase, spent oldest first. */
interface Model {
  purses: ModelPayment[];
  debt: number;
  payments: ModelPayment[];
  days: number;
}

/** The member of one run, and the payment ids in the model's order. */
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

const creditsOf = ({ purses }: Model) => purses.reduce((sum, { left }) => sum + left, 0);

/** Spends from the oldest purse first; returns the shortfall. */
function spend({ purses }: Model, credits: number): number {
  let rest = credits;
  for (const purse of purses) {
    const taken = Math.min(rest, purse.left);
    purse.left -= taken;
    rest -= taken;
  }
  return rest;
}

const reversedOf = ({ bookedRefunded, bookedChargedBack, bookedWonBack }: ModelPayment) =>
  bookedRefunded + bookedChargedBack - bookedWonBack;
/** The whole credits of a payment that this many minor units of it bought. */
const share = ({ credits, amount }: ModelPayment, units: number) => Math.floor((credits * units) / amount);

/** Takes back the credits of reversed money, from the payment's own purse first; returns the shortfall. */
function takeBack(model: Model, payment: ModelPayment, units: number, isLent: boolean): number {
  const credits = share(payment, reversedOf(payment) + units) - share(payment, reversedOf(payment));
  const own = Math.min(credits, payment.left);
  payment.left -= own;
  const lacking = spend(model, credits - own);
  payment.taken += isLent ? credits : credits - lacking;
  return lacking;
}

/** Books refunds reported by the provider: what they return beyond the price, since a bank has it too, is lent. */
function bookRefunds(model: Model, payment: ModelPayment): void {
  const units = payment.refunded - payment.bookedRefunded;
  const once = Math.min(units, Math.max(0, payment.amount - reversedOf(payment)));
  takeBack(model, payment, once, false);
  payment.bookedRefunded += once;
  model.debt += takeBack(model, payment, units - once, true);
  payment.bookedRefunded += units - once;
}

/** Returns the credits of won money: they pay the debt, and the rest is spread as if never spent last. */
function giveBack(model: Model, payment: ModelPayment, units: number): void {
  const reversed = reversedOf(payment);
  const credits = Math.min(payment.taken, share(payment, reversed) - share(payment, reversed - units));
  payment.taken -= credits;
  const repaid = Math.min(credits, model.debt);
  model.debt -= repaid;
  let rest = creditsOf(model) + credits - repaid;
  for (const purse of model.purses.toReversed()) {
    purse.left = Math.min(rest, purse.credits - purse.taken);
    rest -= purse.left;
  }
}

let time = 0;
const nextTime = () => (time += 1);

/** The order in which the daily checks query the provider: open payments first. */
const inCheckOrder = ({ payments }: Model) =>
  payments.toSorted(
    (one, other) =>
      Number(other.shown === 'pending') - Number(one.shown === 'pending') || one.since - other.since,
  );

/** The expected books after the provider was queried about a payment. */
function settle(model: Model, payment: ModelPayment): void {
  if (payment.status === 'paid' && payment.shown !== 'completed') {
    payment.shown = 'completed';
    payment.since = nextTime();
    payment.left = payment.credits;
    model.purses.push(payment);
    model.debt = spend(model, model.debt);
  }
  if (payment.shown === 'pending') payment.shown = shownAs[payment.status];
  if (payment.shown !== 'completed') return;
  bookRefunds(model, payment);
  const chargedBack = payment.chargedBack - payment.bookedChargedBack;
  model.debt += takeBack(model, payment, chargedBack, true);
  payment.bookedChargedBack += chargedBack;
  const won = payment.wonBack - payment.bookedWonBack;
  if (won > 0) giveBack(model, payment, won);
  payment.bookedWonBack += won;
}

const packages = [
  { id: 'o15', credits: 15, amount: 1500 },
  { id: 'o40', credits: 40, amount: 3200 },
] as const;
const gifts = { coffee: 2, rose: 3, balloon: 15 } as const;

type Act = fc.AsyncCommand<Model, Real>;

let compared = 0;

/** Asserts that the books match the model after each action. */
async function compare(model: Model, { id, payments }: Real): Promise<void> {
  compared += 1;
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
    credits: creditsOf(model),
    debt: model.debt,
    paid_user: model.purses.length > 0,
    found: model.payments.map((payment) => [payment.shown, reversedOf(payment)]),
  });
}

/** An action on one of the existing payments; `can` reports whether it is possible. */
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

function newPayment(by: ModelPayment['by'], { amount, credits }: (typeof packages)[number]): ModelPayment {
  return {
    by,
    amount,
    credits,
    status: by === 'sandbox' ? 'open' : 'paid',
    shown: 'pending',
    since: nextTime(),
    refunded: 0,
    chargedBack: 0,
    wonBack: 0,
    bookedRefunded: 0,
    bookedChargedBack: 0,
    bookedWonBack: 0,
    taken: 0,
    withdrawn: false,
    left: 0,
  };
}

const buy = (pack: (typeof packages)[number]): Act => ({
  toString: () => `order(${pack.id})`,
  check: ({ payments }) => payments.length < 4,
  async run(model, real) {
    const made = bodyOf(await order(real.browser, { package: pack.id, amount: pack.amount }));
    real.payments.push(made.payment_id);
    model.payments.push(newPayment('sandbox', pack));
    await compare(model, real);
  },
});

/**
 * Ordered and confirmed, with credits granted at once; one may be open at a time, and none is possible while
 * a payment is charged back.
 */
const debit = (pack: (typeof packages)[number]): Act => ({
  toString: () => `direct debit(${pack.id})`,
  check: ({ payments }) =>
    payments.length < 4 &&
    payments.every(
      ({ by, bookedChargedBack, bookedWonBack }) => by === 'sandbox' && bookedChargedBack === bookedWonBack,
    ),
  async run(model, real) {
    real.payments.push(await buyByDebit(api, real.browser, { package: pack.id, amount: pack.amount }));
    const payment = newPayment('directdebit', pack);
    model.payments.push(payment);
    settle(model, payment);
    await compare(model, real);
  },
});

const give = (gift: keyof typeof gifts): Act => ({
  toString: () => `gift(${gift})`,
  check: () => true,
  async run(model, real) {
    const cost = gifts[gift];
    const { status } = await sendGift(real.browser, real.partner, gift);
    const expected = model.debt > 0 ? 403 : creditsOf(model) < cost ? 402 : 200;
    if (expected === 200) spend(model, cost);
    expect(status).toBe(expected);
    await compare(model, real);
  },
});

const atProvider = ({ amount, refunded, chargedBack, wonBack }: ModelPayment) =>
  amount - refunded - chargedBack + wonBack;
const mayGoBack = (payment: ModelPayment) => payment.shown === 'completed' && atProvider(payment) > 0;

/** The payment changes at its provider without a notification. */
const goesOn = (at: number, status: ModelPayment['status']): Act =>
  onPayment(status, at, {
    can: ({ by, status: now }) =>
      by === 'sandbox' && (now === 'open' || (now !== 'paid' && status === 'paid')),
    async run(payment, { id }) {
      payment.status = status;
      await setSandbox(api, id, { status });
    },
  });

const isPaidThere = (payment: ModelPayment) =>
  payment.by === 'sandbox' && payment.status === 'paid' && atProvider(payment) > 0;

const charge = (at: number, part: number): Act =>
  onPayment('chargeback', at, {
    can: isPaidThere,
    async run(payment, { id }) {
      payment.chargedBack += Math.ceil(atProvider(payment) * part);
      await setSandbox(api, id, { charged_back: payment.chargedBack });
    },
  });

const win = (at: number, part: number): Act =>
  onPayment('won chargeback', at, {
    can: ({ chargedBack, wonBack }) => chargedBack > wonBack,
    async run(payment, { id }) {
      payment.wonBack += Math.ceil((payment.chargedBack - payment.wonBack) * part);
      await setSandbox(api, id, { won_back: payment.wonBack });
    },
  });

const refundThere = (at: number, part: number): Act =>
  onPayment('refund at the provider', at, {
    can: isPaidThere,
    async run(payment, { id }) {
      payment.refunded += Math.ceil(atProvider(payment) * part);
      await setSandbox(api, id, { refunded: payment.refunded });
    },
  });

/** A refund by an operator: its credits are taken back as far as there are any. */
const refund = (at: number, part: number): Act =>
  onPayment('refund', at, {
    can: mayGoBack,
    async run(payment, { id }, model) {
      const amount = Math.ceil(atProvider(payment) * part);
      const args = [id, '--amount', (amount / 100).toFixed(2), '--reason', 'proof'];
      expect(await refundCommand(api.application.services, args)).toMatch(/the provider has it/);
      settle(model, payment);
      takeBack(model, payment, amount, false);
      payment.refunded += amount;
      payment.bookedRefunded += amount;
    },
  });

/** Withdraws from the rest of a purchase: what is left in its purse is refunded at what it cost. */
const withdraw = (at: number): Act =>
  onPayment('withdrawal', at, {
    can: (payment) => mayGoBack(payment) && !payment.withdrawn,
    async run(payment, { id, browser }, model) {
      settle(model, payment);
      const credits = payment.credits - share(payment, reversedOf(payment));
      const paid = payment.amount - reversedOf(payment);
      const unused = Math.min(credits, payment.left);
      const amount = Math.ceil((paid * unused) / credits);
      const preview = await browser.post('/api/withdrawal.php', { payment_id: id });
      expect(preview.body).toMatchObject({ credits, used: credits - unused, unused, paid, amount });
      expect((await browser.post('/api/withdrawal.php', { payment_id: id, confirm: amount })).status).toBe(
        200,
      );
      payment.withdrawn = true;
      payment.left -= unused;
      payment.taken += unused;
      payment.refunded += amount;
      payment.bookedRefunded += amount;
    },
  });

const paymentWebhook = (at: number): Act =>
  onPayment('webhook', at, {
    can: () => true,
    async run(payment, { id }, model) {
      const known = `${payment.by === 'sandbox' ? 'sb' : 'dd'}_${id}`;
      await Promise.all([webhook(api, known), webhook(api, known)]);
      settle(model, payment);
    },
  });

/** The site's own query, made by the return page while a payment is open. */
const look = (at: number): Act =>
  onPayment('look', at, {
    can: ({ shown }) => shown === 'pending',
    async run(payment, { id, browser }, model) {
      await browser.get('/api/payment.php', { query: { id } });
      settle(model, payment);
    },
  });

/** Within the 14 days in which payments that ended unpaid are still checked. */
const reconcile: Act = {
  toString: () => 'checks of the next day',
  check: ({ days }) => days < 12,
  async run(model, real) {
    model.days += 1;
    for (const payment of model.payments) if (payment.status === 'open') payment.status = 'expired';
    api.clock.pass(24 * 3600);
    await finish(api, reconcilePayments);
    for (const payment of inCheckOrder(model)) settle(model, payment);
    await compare(model, real);
  },
};

const at = fc.nat(3);
const part = fc.constantFrom(0.13, 0.37, 0.5, 1);
const acts = fc.commands(
  [
    fc.constantFrom(...packages).map(buy),
    fc.constantFrom(...packages).map(debit),
    fc.constantFrom('coffee', 'rose', 'balloon').map((gift) => give(gift as keyof typeof gifts)),
    fc
      .tuple(at, fc.constantFrom('paid', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired'))
      .map(([which, status]) => goesOn(which, status as ModelPayment['status'])),
    fc.tuple(at, part).map(([which, some]) => charge(which, some)),
    fc.tuple(at, part).map(([which, some]) => win(which, some)),
    fc.tuple(at, part).map(([which, some]) => refundThere(which, some)),
    fc.tuple(at, part).map(([which, some]) => refund(which, some)),
    at.map(withdraw),
    at.map(paymentWebhook),
    at.map(paymentWebhook),
    at.map(look),
    fc.constant(reconcile),
  ],
  { maxCommands: 60, size: 'max' },
);

const runs = extent(400, 15);

test(`in ${runs} runs of random actions, the books match the reference model after each action`, async () => {
  const partner = (await api.member()).id;
  await fc.assert(
    fc.asyncProperty(acts, async (commands) => {
      const { id, browser } = await api.member();
      const model: Model = { purses: [], debt: 0, payments: [], days: 0 };
      const real: Real = { id, browser, partner, payments: [] };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      expect(await inconsistencies(api.db)).toEqual(consistent);
      await api.db.updateTable('payment').set({ next_check_at: null }).where('account_id', '=', id).execute();
    }),
    { numRuns: runs },
  );
  console.log(`${engine}: ${runs} runs, ${compared} random acts: drift 0, negative 0`);
});
