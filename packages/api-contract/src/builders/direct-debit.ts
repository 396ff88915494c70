import type { DirectDebit, DirectDebitState } from '../index';
import { numberedId } from './ids';
import { buildPayment } from './payment';

/** Nothing used of the limit, nothing owed. */
export function buildDirectDebitState(overrides: Partial<DirectDebitState> = {}): DirectDebitState {
  return {
    status: 'available',
    creditor: {
      name: 'Demo Company',
      address: 'Voorbeeldstraat 1',
      city: 'Utrecht',
      country: 'NL',
      creditor_id: 'NL00ZZZ000000000000',
    },
    reference: 'DEMO-K7Q29MXP',
    earliest_collection: '2026-01-07',
    limit: 10000,
    used: 0,
    from: null,
    open: 0,
    currency: 'EUR',
    order: null,
    ...overrides,
  };
}

/** 60 credits, their code sent and not tried yet. */
export function buildDirectDebit(overrides: Partial<DirectDebit> = {}): DirectDebit {
  return {
    payment: buildPayment({ payment_id: numberedId(702), method: 'directdebit', checkout_url: null }),
    mandate_reference: 'DEMO-K7Q29MXP',
    account_holder: 'Saffron Demo',
    iban: 'NL•• •••• •••• ••12 34',
    bank: 'Voorbeeldbank',
    phone: '•••• •••• 12',
    earliest_collection: '2026-01-07',
    confirmed: null,
    code_expires: '2026-01-05T12:10:00Z',
    resend_from: '2026-01-05T12:01:00Z',
    tries_left: 5,
    ...overrides,
  };
}
