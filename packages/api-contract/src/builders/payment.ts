import type { LedgerEntry, Payment, Receipt, Transactions, Withdrawal } from '../index';
import { buildSpending } from './credits';
import { builtAt, numberedId } from './ids';

/** A pending payment by card. */
export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    payment_id: numberedId(701),
    credits: 60,
    amount: 2999,
    currency: 'EUR',
    status: 'pending',
    package: 'credits_60',
    method: 'card',
    country: 'NL',
    code: null,
    discount_gone: false,
    created: builtAt,
    checkout_url: 'http://localhost:3002/checkout/701',
    refunded: 0,
    charged_back: 0,
    withdraw_until: null,
    ...overrides,
  };
}

/** The receipt of that payment, 21 percent VAT included. */
export function buildReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    number: 'DEMO-2026-000001',
    issued: builtAt,
    payment_id: numberedId(701),
    seller: {
      name: 'Demo Company',
      address: 'Voorbeeldstraat 1',
      city: 'Utrecht',
      country: 'NL',
      register: '00000000',
      vat_number: 'NL000000000B01',
      brand: 'Plainbrand',
    },
    credits: 60,
    amount: 2999,
    currency: 'EUR',
    vat_rate: 21,
    vat_amount: 520,
    country: 'NL',
    method: 'card',
    discount_code: null,
    express_request: builtAt,
    statement: 'PLAINBRAND',
    refund_days: 14,
    mandate_reference: null,
    refunds: [],
    ...overrides,
  };
}

/** The ledger entry that credits that payment. */
export function buildLedgerEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: numberedId(801),
    kind: 'purchase',
    credits: 60,
    balance: 60,
    payment_id: numberedId(701),
    about: null,
    created: builtAt,
    ...overrides,
  };
}

/** One completed payment with its ledger entry and receipt. */
export function buildTransactions(overrides: Partial<Transactions> = {}): Transactions {
  return {
    entries: [buildLedgerEntry()],
    payments: [buildPayment({ status: 'completed', checkout_url: null })],
    receipts: [buildReceipt()],
    spending: buildSpending({ spent: 2999 }),
    next_cursor: null,
    ...overrides,
  };
}

/** The withdrawal from that payment, 41 of its 60 credits spent, not confirmed yet. */
export function buildWithdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  return {
    order_number: 'DEMO-2026-000001',
    brand: 'Plainbrand',
    issued: builtAt,
    until: '2026-01-19T12:00:00Z',
    credits: 60,
    used: 41,
    unused: 19,
    removed: 19,
    paid: 2999,
    amount: 950,
    currency: 'EUR',
    method: 'card',
    confirmed: null,
    ...overrides,
  };
}
