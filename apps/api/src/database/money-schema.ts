import type { FailureReason, PaymentStatus } from '@heartwood/domain';
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

/** One row: the last ledger entry up to which accounts were compared with the ledger. */
export interface LedgerCheckTable {
  id: 1;
  ledger_id: number;
}

/** Terms at the time of the order, for its receipt and its withdrawal. */
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
  /** Text on the bank statement. */
  statement: string;
  refund_days: number;
  time_zone: string;
}

export interface PaymentTable {
  id: Generated<string>;
  account_id: string;
  brand: string;
  /** The id of the company that issues its receipt. */
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
  /** The single-use slot its discount consumes; null without a discount, or if the discount can be reused. */
  discount_slot: string | null;
  /** Credits granted if its discount went to another payment before it was paid. */
  credits_without_discount: number | null;
  status: Defaulted<PaymentStatus>;
  /** Null unless it failed, and if the provider doesn't say why. */
  failure_reason: Defaulted<FailureReason | null>;
  /** Minor units refunded or charged back so far. */
  reversed_amount: Defaulted<number>;
  /** Of those, minor units charged back. */
  charged_back_amount: Defaulted<number>;
  /** Minor units of chargebacks won so far; `reversed_amount` and `charged_back_amount` no longer contain them. */
  won_back_amount: Defaulted<number>;
  /**
   * When the member requested immediate delivery of the credits; null for orders made before this was
   * recorded.
   */
  express_requested_at: Defaulted<Date | null>;
  /** Null for orders made before this was recorded. */
  sale_terms: Json<SaleTerms> | null;
  receipt_number: string | null;
  /** Percent, in its `country`; null if no VAT rate is known. */
  vat_rate: number | null;
  /** Minor units. */
  vat_amount: number | null;
  /** Deadline for a withdrawal; null until completed, or until a direct debit is confirmed. */
  withdraw_until: Date | null;
  withdrawn_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Set in the same transaction that grants the credits. */
  completed_at: Date | null;
  /** When the provider is queried next; null once there is nothing to wait for. */
  next_check_at: Date | null;
}

/** A refund, withdrawal or chargeback of a payment. */
export interface PaymentRefundTable {
  id: Generated<string>;
  payment_id: string;
  kind: 'refund' | 'withdrawal' | 'chargeback';
  /**
   * `open` until the provider has it; `transfer`: to be paid manually; `cancelled`: a chargeback came first, or
   * the chargeback was won.
   */
  status: 'open' | 'sent' | 'transfer' | 'cancelled';
  /** Number of its credit note; null for a chargeback. */
  number: string | null;
  /** Minor units. */
  amount: number;
  vat_amount: number | null;
  /** Credits taken back for it. */
  credits: number;
  /** The operator's reason. */
  reason: string | null;
  created_at: Date;
  /** When to retry; null once there is nothing left to try. */
  next_try_at: Date | null;
  /** When the provider accepted our request; null if it didn't, or if it failed the refund later. */
  accepted_at: Defaulted<Date | null>;
}

/** A confirmed withdrawal, with the figures it was computed from. Amounts in minor units. */
export interface WithdrawalTable {
  payment_id: string;
  /** The name given in the withdrawal. */
  name: string | null;
  credits: number;
  used: number;
  unused: number;
  paid: number;
  amount: number;
  confirmed_at: Date;
}

/** Numbers the receipts of a seller per year, without gaps. */
export interface ReceiptSeriesTable {
  name: string;
  last: number;
}

export interface DiscountCodeTable {
  code: string;
  pool: string;
  percentage: number | null;
  /** Bonus credits, in percent. */
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
  /** What can be used only once: a code, a member's use of a code, or a member's first purchase. */
  slot: string;
  status: Defaulted<'reserved' | 'redeemed'>;
  reserved_until: Date;
  created_at: Date;
}

/** The sandbox provider's own tables; only its adapter reads them. */
export interface SandboxPaymentTable {
  id: string;
  amount: number;
  currency: string;
  method: string;
  status: string;
  return_url: string;
  webhook_url: string;
  metadata: Json<unknown>;
  failure_reason: Defaulted<FailureReason | null>;
  /** Minor units. */
  refunded: Defaulted<number>;
  charged_back: Defaulted<number>;
  /** The part of it that was won back. */
  won_back: Defaulted<number>;
  /** When a pending payment is paid automatically. */
  pays_at: Date | null;
  /** Webhooks held back, to be sent after the next one. */
  held_webhooks: Defaulted<number>;
  refund_keys: Defaulted<string[]>;
  created_at: Date;
  updated_at: Date;
}

/** Cumulative payment counters, maintained by the database as payments are written. */
export interface PaymentCountTable {
  brand: string;
  /** Empty if unknown. */
  country: string;
  method: string;
  currency: string;
  ordered: Defaulted<number>;
  completed: Defaulted<number>;
  failed: Defaulted<number>;
  cancelled: Defaulted<number>;
  /** Minor units. */
  paid_amount: Defaulted<number>;
  /** Refunded or charged back, including what was won back later. */
  reversed_amount: Defaulted<number>;
  charged_back_amount: Defaulted<number>;
  won_back_amount: Defaulted<number>;
}

export type LedgerEntry = Selectable<LedgerTable>;
export type Payment = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type PaymentRefund = Selectable<PaymentRefundTable>;
