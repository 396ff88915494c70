import type { Credits, DirectDebit, DirectDebitState } from '@heartwood/api-contract';
import type { Foreign } from '../environment/foreign-server';

/** The code texted by the mock. */
export const textedCode = '204617';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const credits: Credits = {
  packages: [
    {
      id: 'credits_60',
      credits: 60,
      amount: 2999,
      currency: 'EUR',
      per_credit: 50,
      per_message: 50,
      discounted_amount: null,
      flags: ['popular'],
    },
  ],
  methods: [
    { id: 'ideal', kind: 'bank', logos: ['ideal'] },
    { id: 'paypal', kind: 'wallet', logos: ['paypal'] },
    { id: 'directdebit', kind: 'directdebit', logos: ['directdebit'] },
  ],
  country: 'NL',
  countries: ['NL', 'DE'],
  discount: null,
  last_order: null,
  spending: { spent: 0, open: 0, currency: 'EUR', counted: 0, left: null, limit: null, pending: null },
};

const state: DirectDebitState = {
  status: 'available',
  creditor: {
    name: 'Amberlane Demo B.V.',
    address: 'Voorbeeldkade 12',
    city: 'Utrecht',
    country: 'NL',
    creditor_id: 'NL00ZZZ000000000000',
  },
  reference: 'AMBERLANE-K7Q29MXP',
  earliest_collection: '2026-01-07',
  limit: 10000,
  used: 0,
  from: null,
  open: 0,
  currency: 'EUR',
  order: null,
};

const waiting = (): DirectDebit => ({
  payment: {
    payment_id: '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c',
    credits: 60,
    amount: 2999,
    currency: 'EUR',
    status: 'pending',
    package: 'credits_60',
    method: 'directdebit',
    country: 'NL',
    code: null,
    discount_gone: false,
    created: minutes(0),
    checkout_url: null,
    refunded: 0,
    charged_back: 0,
    withdraw_until: null,
  },
  mandate_reference: 'AMBERLANE-K7Q29MXP',
  account_holder: 'Saffron Demo',
  iban: 'NL•• •••• •••• ••43 00',
  bank: 'ABN AMRO',
  phone: '•••• •••• 78',
  earliest_collection: '2026-01-07',
  confirmed: null,
  code_expires: minutes(10),
  resend_from: minutes(1),
  tries_left: 5,
});

interface Refusal {
  readonly status: number;
  readonly body: { message: string; statusCode: number; code: string; data?: object };
}

const refusal = (status: number, code: string, data?: object): Refusal => ({
  status,
  body: { message: code, statusCode: status, code, ...(data && { data }) },
});

/**
 * Makes a foreign server accept direct debit orders like the API: one at a time, by the code that it texted.
 */
export function standInDirectDebit({ server }: Foreign, change: Partial<DirectDebitState> = {}) {
  server.answer('getCredits', { status: 200, body: credits });
  let order: DirectDebit | null = null;
  let refused: Refusal | null = null;
  server.answer('getDirectDebit', () => ({
    status: 200,
    body: { ...state, ...change, order },
  }));
  server.answer('orderDirectDebit', () => {
    if (refused) return refused;
    order = waiting();
    return { status: 201, body: order };
  });
  server.answer('confirmDirectDebit', ({ body }) => {
    const { otp } = body as { otp?: string };
    if (!order) return refusal(404, 'not_found');
    if (otp === undefined) {
      order = { ...order, tries_left: 5, code_expires: minutes(10), resend_from: minutes(1) };
      return { status: 200, body: order };
    }
    if (otp !== textedCode || order.tries_left === 0) {
      order = { ...order, tries_left: Math.max(0, order.tries_left - 1) };
      return refusal(422, 'code_invalid', { tries_left: order.tries_left });
    }
    const payment = { ...order.payment, status: 'completed' as const };
    order = { ...order, payment, confirmed: minutes(0), code_expires: null, resend_from: null };
    return { status: 200, body: order };
  });
  return {
    /** From now on the code may be resent. */
    waited: () => {
      if (order) order = { ...order, resend_from: minutes(0) };
    },
    /** From now on orders are rejected. */
    refuse: (status: number, code: string, data?: object) => {
      refused = refusal(status, code, data);
    },
    /** Returns the orders from the calls' bodies. */
    orders: () =>
      server.calls.filter(({ operation }) => operation === 'orderDirectDebit').map(({ body }) => body),
  };
}
