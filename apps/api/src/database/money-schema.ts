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
  receipt_number: string | null;
  created_at: Date;
  updated_at: Date;
  /** Set with the credits, in one transaction. */
  completed_at: Date | null;
  /** When the provider is asked next; null once nothing is to be waited for. */
  next_check_at: Date | null;
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
  created_at: Date;
  updated_at: Date;
}

export type LedgerEntry = Selectable<LedgerTable>;
export type Payment = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
