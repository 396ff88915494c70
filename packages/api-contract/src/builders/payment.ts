import type { LedgerEntry, Payment, Receipt, Transactions } from '../index';
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
    code: null,
    created: builtAt,
    checkout_url: 'http://localhost:3002/checkout/701',
    ...overrides,
  };
}

/** The receipt of that payment, 21 percent VAT included. */
export function buildReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    number: 'DEMO-2026-000001',
    issued: builtAt,
    payment_id: numberedId(701),
    seller: 'Demo Company',
    credits: 60,
    amount: 2999,
    currency: 'EUR',
    vat_rate: 21,
    vat_amount: 520,
    ...overrides,
  };
}

/** The credits of that payment coming in. */
export function buildLedgerEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: numberedId(801),
    kind: 'purchase',
    credits: 60,
    balance: 60,
    payment_id: numberedId(701),
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
    next_cursor: null,
    ...overrides,
  };
}
