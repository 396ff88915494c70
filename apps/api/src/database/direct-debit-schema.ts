import type { Generated, Selectable } from 'kysely';
import type { Defaulted } from './column-forms';

/** An order by direct debit with its mandate. What names the debtor is null once the mandate need not be shown any more. */
export interface DirectDebitTable {
  payment_id: string;
  account_id: string;
  mandate_reference: string;
  /** Of the text that the member agreed to, and its language. */
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
  /** Else the credits come when the money has. */
  credits_at_confirmation: boolean;
  ordered_at: Date;
  /** A keyed hash of the code with the IBAN and the amount. */
  code_hash: string | null;
  code_sent_at: Date | null;
  tries_left: Defaulted<number>;
  /** When the mandate was given by the code, and from where. */
  confirmed_at: Date | null;
  confirmed_ip: string | null;
  cancelled_at: Date | null;
  /** The file that collects it, and how much of it. */
  batch_id: string | null;
  collected_amount: number | null;
  settled_at: Date | null;
  returned_at: Date | null;
  /** The bank's, such as AM04. */
  return_reason: string | null;
  /** Minor units that were given back before they were collected, and the keys of the refunds. */
  refunded: Defaulted<number>;
  refund_keys: Defaulted<string[]>;
}

/** A file of direct debits for the bank; made of its rows again it has the same bytes. */
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

/** What the bank's statements said; each entry counts once. */
export interface DirectDebitEntryTable {
  reference: string;
  kind: 'settled' | 'returned';
  payment_id: string | null;
  amount: number;
  booked_on: string;
  imported_at: Date;
}

/** What the demo would have sent. */
export interface OutgoingSmsTable {
  id: Generated<number>;
  to_number: string;
  sender: string;
  text: string;
  created_at: Date;
}

export type DirectDebit = Selectable<DirectDebitTable>;
