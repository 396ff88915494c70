import type { CreditPackage, Credits, DiscountCode, PaymentMethod, Spending } from '../index';
import { numberedId } from './ids';

/** 60 credits for 29.99 EUR. */
export function buildCreditPackage(overrides: Partial<CreditPackage> = {}): CreditPackage {
  return {
    id: 'credits_60',
    credits: 60,
    amount: 2999,
    currency: 'EUR',
    per_credit: 50,
    per_message: 50,
    discounted_amount: null,
    flags: [],
    ...overrides,
  };
}

/** Payment by card. */
export function buildPaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return { id: 'card', kind: 'card', logos: ['visa', 'mastercard', 'maestro'], ...overrides };
}

/** The time bonus, still running. */
export function buildDiscountCode(overrides: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'TIMEBONUS25',
    source: 'time_bonus',
    percentage: 25,
    value_percentage: null,
    currency: null,
    minimum_order_value: null,
    country: null,
    user_id: numberedId(1),
    expires: '2026-01-05T14:00:00Z',
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
    ...overrides,
  };
}

/** Nothing spent, no limit; by default all of it counts, and the rest of a limit is left. */
export function buildSpending(overrides: Partial<Spending> = {}): Spending {
  const { spent = 0, open = 0, currency = 'EUR', limit = null } = overrides;
  const counted = spent + open;
  const left = limit === null ? null : { amount: Math.max(0, limit - counted), currency };
  return { spent, open, currency, counted, left, limit, pending: null, ...overrides };
}

/** One package by card, without a discount. */
export function buildCredits(overrides: Partial<Credits> = {}): Credits {
  return {
    packages: [buildCreditPackage()],
    methods: [buildPaymentMethod()],
    country: 'NL',
    countries: ['BE', 'NL'],
    discount: null,
    last_order: null,
    spending: buildSpending(),
    ...overrides,
  };
}
