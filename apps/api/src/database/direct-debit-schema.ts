import type { Generated, Selectable } from 'kysely';
import type { Defaulted } from './column-forms';

/**
 * An order by direct debit with its mandate. The debtor's columns are null once the mandate need not be shown
 * any more.
 */
export interface DirectDebitTable {
  payment_id: string;
  account_id: string;
  mandate_reference: string;
  /** Version and language of the text the member agreed to. */
  mandate_version: string;
  language: string;
  /** As they were when the mandate was given. */
  creditor_name: string;
  creditor_id: string;
  account_holder: string | null;
  iban: string | null;
  street: string | null;
  house_number: string | null;
  zip: string | null;
  city: string | null;
  phone: string | null;
  /** False: the credits are granted once the money arrives. */
  credits_at_confirmation: boolean;
  ordered_at: Date;
  /** A keyed hash of the code with the IBAN and the amount. */
  code_hash: string | null;
  code_sent_at: Date | null;
  tries_left: Defaulted<number>;
  /** When the mandate was confirmed by code, and from which address. */
  confirmed_at: Date | null;
  confirmed_ip: string | null;
  cancelled_at: Date | null;
  /** The file that collects it, and the amount collected. */
  batch_id: string | null;
  collected_amount: number | null;
  settled_at: Date | null;
  returned_at: Date | null;
  /** The bank's reason code, such as AM04. */
  return_reason: string | null;
  /** Minor units refunded before collection, and the keys of the refunds. */
  refunded: Defaulted<number>;
  refund_keys: Defaulted<string[]>;
}

/** A file of direct debits for the bank; regenerating it from its rows yields the same bytes. */
export interface DirectDebitBatchTable {
  id: string;
  /** The id of the company. */
  seller: string;
  creditor_name: string;
  creditor_id: string;
  creditor_iban: string;
  /** As YYYY-MM-DD. */
  collected_on: string;
  created_at: Date;
}

/** Entries of bank statements; each counts once. */
export interface DirectDebitEntryTable {
  reference: string;
  kind: 'settled' | 'returned';
  payment_id: string | null;
  amount: number;
  booked_on: string;
  imported_at: Date;
}

/** SMS the demo would have sent. */
export interface OutgoingSmsTable {
  id: Generated<number>;
  to_number: string;
  sender: string;
  text: string;
  created_at: Date;
}

export type DirectDebit = Selectable<DirectDebitTable>;
