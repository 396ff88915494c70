import type { PaymentStatus } from '@heartwood/domain';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { Defaulted, Json } from './column-forms';

/** Append only; the sum of a member's amounts is the account's `credits`. */
export interface LedgerTable {
  id: Generated<number>;
  account_id: string;
  kind: string;
  ref: string;
  amount: number;
  balance_after: number;
  created_at: Date;
}

/** One row: up to which entry of the ledger the accounts were compared with it. */
export interface LedgerCheckTable {
  id: 1;
  ledger_id: number;
}

/** What held when an order was made, for its receipt and its withdrawal. */
export interface SaleTerms {
  seller: {
    name: string;
    address: string;
    city: string;
    country: string;
    register: string | null;
    vat_number: string | null;
    brand: string;
  };
  /** What the bank statement says. */
  statement: string;
  refund_days: number;
  time_zone: string;
}

export interface PaymentTable {
  id: Generated<string>;
  account_id: string;
  brand: string;
  /** The id of the company whose receipt it gets. */
  seller: string;
  package_id: string;
  method: string;
  country: string | null;
  provider: string;
  provider_id: string | null;
  checkout_url: string | null;
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  discount_code: string | null;
  /** What its discount uses up; null without a discount, and where it may be used without end. */
  discount_slot: string | null;
  /** What it gives if its discount went to another payment before it was paid. */
  credits_without_discount: number | null;
  status: Defaulted<PaymentStatus>;
  /** Minor units given back or charged back so far. */
  reversed_amount: Defaulted<number>;
  /** Of those, minor units charged back. */
  charged_back_amount: Defaulted<number>;
  /** When the member asked for the credits at once; null for orders from before that was asked. */
  express_requested_at: Defaulted<Date | null>;
  /** Null for orders from before it was kept. */
  sale_terms: Json<SaleTerms> | null;
  receipt_number: string | null;
  /** Percent, of its `country`; null where no VAT is known. */
  vat_rate: number | null;
  /** Minor units. */
  vat_amount: number | null;
  /** Until when the member may withdraw; null before it is completed. */
  withdraw_until: Date | null;
  withdrawn_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Set with the credits, in one transaction. */
  completed_at: Date | null;
  /** When the provider is asked next; null once nothing is to be waited for. */
  next_check_at: Date | null;
}

/** Money of a payment that goes back, or was taken back. */
export interface PaymentRefundTable {
  id: Generated<string>;
  payment_id: string;
  kind: 'refund' | 'withdrawal' | 'chargeback';
  /** `open` until the provider has it; `transfer`: to be paid by hand; `cancelled`: a chargeback came first. */
  status: 'open' | 'sent' | 'transfer' | 'cancelled';
  /** Of its credit note; null for a chargeback. */
  number: string | null;
  /** Minor units. */
  amount: number;
  vat_amount: number | null;
  /** Credits that were taken back for it. */
  credits: number;
  /** Why, as an operator wrote it. */
  reason: string | null;
  created_at: Date;
  /** When the provider is asked next; null once nothing is to be tried. */
  next_try_at: Date | null;
}

/** A confirmed withdrawal, with what it was computed of. Amounts in minor units. */
export interface WithdrawalTable {
  payment_id: string;
  /** Who withdrew, as written there. */
  name: string | null;
  credits: number;
  used: number;
  unused: number;
  paid: number;
  amount: number;
  confirmed_at: Date;
}

/** Counts the receipts of a seller in a year, without gaps. */
export interface ReceiptSeriesTable {
  name: string;
  last: number;
}

export interface DiscountCodeTable {
  code: string;
  pool: string;
  percentage: number | null;
  /** Percent of the credits given on top. */
  value_percentage: number | null;
  currency: string | null;
  minimum_order_value: number | null;
  country: string | null;
  account_id: string | null;
  payment_methods: string[] | null;
  expires_at: Date | null;
  status: Defaulted<'active' | 'inactive'>;
  validity: Defaulted<'once-per-user' | 'once' | 'unlimited'>;
  created_at: Date;
}

export interface DiscountRedemptionTable {
  payment_id: string;
  pool: string;
  code: string;
  account_id: string;
  /** What may be used only once: a code, a member's use of a code, or a member's first purchase. */
  slot: string;
  status: Defaulted<'reserved' | 'redeemed'>;
  reserved_until: Date;
  created_at: Date;
}

/** The sandbox provider's own books; nothing but its adapter reads them. */
export interface SandboxPaymentTable {
  id: string;
  amount: number;
  currency: string;
  method: string;
  status: string;
  return_url: string;
  webhook_url: string;
  metadata: Json<unknown>;
  /** Minor units. */
  refunded: Defaulted<number>;
  charged_back: Defaulted<number>;
  /** When a pending payment is paid by itself. */
  pays_at: Date | null;
  /** Webhooks of what happened that are sent behind the next one. */
  held_webhooks: Defaulted<number>;
  refund_keys: Defaulted<string[]>;
  created_at: Date;
  updated_at: Date;
}

/** Counters of payments since the beginning, kept by the database as payments are written. */
export interface PaymentCountTable {
  brand: string;
  /** Empty where none is known. */
  country: string;
  method: string;
  currency: string;
  ordered: Defaulted<number>;
  completed: Defaulted<number>;
  failed: Defaulted<number>;
  cancelled: Defaulted<number>;
  /** Minor units. */
  paid_amount: Defaulted<number>;
  /** Given or charged back. */
  reversed_amount: Defaulted<number>;
  charged_back_amount: Defaulted<number>;
}

export type LedgerEntry = Selectable<LedgerTable>;
export type Payment = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type PaymentRefund = Selectable<PaymentRefundTable>;
