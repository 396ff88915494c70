import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountCode } from './index';
import {
  cardBrands,
  cardBrandsIn,
  cheapestPerCredit,
  discounted,
  discountProblem,
  freeLimits,
  freeMessagesLeft,
  methodLogos,
  messageCharge,
  offeredMethods,
  paymentMethodIds,
  percentageOf,
  pricePerCredit,
  creditsFor,
  pricePerMessage,
} from './index';

const offered = (country: string, currency: 'EUR' | 'PLN' | 'GBP' | 'CHF' | 'DKK', appleDevice = false) =>
  offeredMethods({ country, currency, brandMethods: paymentMethodIds, appleDevice });

const left = (startedBy: 'mine' | 'theirs', freeMessagesSent: number, paidUser = false) =>
  freeMessagesLeft({ conversation: { startedBy, freeMessagesSent }, free: freeLimits, paidUser });

describe('prices', () => {
  it('are discounted in minor units, rounded half up', () => {
    expect([
      percentageOf(1999, 25),
      discounted(1999, 25),
      percentageOf(2, 25),
      discounted(999, 12.5),
    ]).toEqual([500, 1499, 1, 874]);
    expect([discounted(1000, 0), discounted(1000, 100), discounted(1000, 150), discounted(1000, -5)]).toEqual(
      [1000, 0, 0, 1000],
    );
  });
  it('stay between zero and the full amount', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: 0, max: 100, noNaN: true }), (amount, percentage) => {
        const rest = discounted(amount, percentage);
        expect(Number.isInteger(rest) && rest >= 0 && rest <= amount).toBe(true);
      }),
    );
  });
  it('per credit and message are rounded up', () => {
    const pack = { credits: 30, amount: 1999 };
    expect([
      pricePerCredit(pack),
      pricePerMessage(pack, 2),
      pricePerMessage({ credits: 10, amount: 890 }, 1),
    ]).toEqual([67, 134, 89]);
  });
  it("buy their share of a package's credits, rounded up", () => {
    const pack = { credits: 15, amount: 1500 };
    expect([1, 100, 1125, 1350, 1500].map((paid) => creditsFor(pack, paid))).toEqual([1, 1, 12, 14, 15]);
  });
  it('have a cheapest package per credit, the first of equals', () => {
    const packs = [
      { id: 'a', credits: 10, amount: 1000 },
      { id: 'b', credits: 20, amount: 1600 },
      { id: 'c', credits: 40, amount: 3200 },
    ];
    expect([cheapestPerCredit(packs)?.id, cheapestPerCredit([])]).toEqual(['b', null]);
  });
});

describe('charges', () => {
  const free = freeLimits;
  const sender = { paidUser: false, credits: 0, debt: 0, conversationsStarted: 0 };
  const ask = (changes: {
    sender?: Partial<typeof sender>;
    startedBy?: 'new' | 'mine' | 'theirs';
    sent?: number;
    type?: 'text' | 'gift' | 'photo';
    cost?: number;
  }) =>
    messageCharge({
      sender: { ...sender, ...changes.sender },
      conversation: { startedBy: changes.startedBy ?? 'mine', freeMessagesSent: changes.sent ?? 0 },
      type: changes.type ?? 'text',
      cost: changes.cost ?? 1,
      free,
    });
  const gratis = { ok: true, credits: 0, free: true };
  const paid = { ok: true, credits: 1, free: false };

  it('let a free member start two conversations with three free messages each', () => {
    expect([
      ask({ startedBy: 'new' }),
      ask({ startedBy: 'new', sender: { conversationsStarted: 1 } }),
      ask({ startedBy: 'new', sender: { conversationsStarted: 2, credits: 50 } }),
      ask({ sent: 2 }),
      ask({ sent: 3 }),
      ask({ sent: 3, sender: { credits: 1 } }),
    ]).toEqual([
      gratis,
      gratis,
      { ok: false, code: 'free_limit_reached' },
      gratis,
      { ok: false, code: 'insufficient_credits' },
      paid,
    ]);
  });
  it('require credits for replies and from premium members', () => {
    expect([
      ask({ startedBy: 'theirs' }),
      ask({ startedBy: 'theirs', sender: { credits: 1 } }),
      ask({ startedBy: 'new', sender: { paidUser: true, credits: 1, conversationsStarted: 90 } }),
      ask({ sender: { paidUser: true } }),
      ask({ sender: { paidUser: true, credits: 9, debt: 1 } }),
    ]).toEqual([
      { ok: false, code: 'insufficient_credits' },
      paid,
      paid,
      { ok: false, code: 'insufficient_credits' },
      { ok: false, code: 'spending_blocked' },
    ]);
  });
  it.each(['gift', 'photo'] as const)(
    'always require credits for a %s, which may start a conversation',
    (type) => {
      expect([
        ask({ type, startedBy: 'new' }),
        ask({ type, sent: 0 }),
        ask({ type, startedBy: 'new', cost: 3, sender: { credits: 3 } }),
        ask({ type, startedBy: 'new', sender: { credits: 9, conversationsStarted: 2 } }),
        ask({ type, sender: { credits: 9, debt: 1 } }),
        ask({ type, cost: 0 }),
      ]).toEqual([
        { ok: false, code: 'insufficient_credits' },
        { ok: false, code: 'insufficient_credits' },
        { ok: true, credits: 3, free: false },
        { ok: false, code: 'free_limit_reached' },
        { ok: false, code: 'spending_blocked' },
        { ok: true, credits: 0, free: false },
      ]);
    },
  );
  it('depend on the free messages left', () => {
    expect([left('mine', 1), left('mine', 7), left('theirs', 0), left('mine', 0, true)]).toEqual([
      2, 0, 0, 0,
    ]);
  });
});

describe('discount codes', () => {
  const code: DiscountCode = {
    currency: null,
    minimum_order_value: null,
    country: null,
    user_id: null,
    expires: null,
    status: 'active',
    validity: 'once-per-user',
    paymentmethods: null,
  };
  const order = {
    userId: 'u1',
    usedBefore: false,
    country: 'NL',
    method: 'ideal',
    amount: 2000,
    currency: 'EUR',
    now: Date.parse('2026-01-01T00:00:00Z'),
  };
  it('are rejected with their reason', () => {
    const changes: Partial<DiscountCode>[] = [
      {},
      { status: 'inactive' },
      { user_id: 'u2' },
      { user_id: 'u1' },
      { expires: '2026-01-01T00:00:00Z' },
      { expires: '2026-01-01T00:00:01Z' },
      { country: 'BE' },
      { paymentmethods: ['card'] },
      { currency: 'GBP' },
      { minimum_order_value: 2001 },
      { minimum_order_value: 2000 },
    ];
    expect(changes.map((change) => discountProblem({ ...code, ...change }, order))).toEqual([
      null,
      'code_not_found',
      'code_not_yours',
      null,
      'code_expired',
      null,
      'code_wrong_country',
      'code_wrong_method',
      'code_wrong_country',
      'order_too_small',
      null,
    ]);
    expect(discountProblem(code, { ...order, usedBefore: true })).toBe('code_used');
    expect(discountProblem({ ...code, validity: 'unlimited' }, { ...order, usedBefore: true })).toBeNull();
    expect(discountProblem({ ...code, paymentmethods: ['card'] }, { ...order, method: null })).toBeNull();
  });
});

describe('payment methods', () => {
  it('are those of the specification, as methods or card brands', () => {
    expect([...paymentMethodIds, ...Object.keys(cardBrands)].toSorted()).toEqual(
      (
        'directdebit przelewy24 postepay blik banktransfer giropay mastercard visa card nexi carte_bancaire ' +
        'dankort mobilepay swish twint satispay vipps ideal bancontact applepay paysafecard maestro paypal sofort eps'
      )
        .split(' ')
        .toSorted(),
    );
  });
  const everywhere = ['card', 'paypal', 'banktransfer', 'paysafecard'];
  const inEuro = ['card', 'paypal', 'directdebit', 'banktransfer', 'paysafecard'];
  it('depend on country and currency, without retired methods', () => {
    expect([
      offered('NL', 'EUR'),
      offered('DE', 'EUR'),
      offered('PL', 'PLN'),
      offered('GB', 'GBP'),
      offered('CH', 'CHF'),
      offered('DK', 'DKK'),
      offered('NL', 'GBP'),
    ]).toEqual([
      ['ideal', ...inEuro],
      inEuro,
      ['blik', 'przelewy24', ...everywhere],
      everywhere,
      ['twint', ...everywhere],
      ['mobilepay', ...everywhere],
      everywhere,
    ]);
  });
  it('depend on the brand and the device', () => {
    expect(offered('GB', 'GBP', true)).toEqual(['applepay', 'card', 'paypal', 'banktransfer', 'paysafecard']);
    expect(
      offeredMethods({ country: 'NL', currency: 'EUR', brandMethods: ['card', 'sofort'], appleDevice: true }),
    ).toEqual(['card']);
  });
  it('have card logos by country', () => {
    expect([cardBrandsIn('IT'), methodLogos('card', 'GB'), methodLogos('ideal', 'NL')]).toEqual([
      ['visa', 'mastercard', 'maestro', 'nexi', 'postepay'],
      ['visa', 'mastercard', 'maestro'],
      ['ideal'],
    ]);
  });
});
