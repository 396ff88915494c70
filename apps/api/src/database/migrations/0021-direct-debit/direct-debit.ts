import { sql, type Migration } from 'kysely';

const statements = [
  `alter table account add column directdebit_blocked_at timestamptz`,
  `create table direct_debit_batch (
    id text primary key,
    seller text not null,
    creditor_name text not null,
    creditor_id text not null,
    creditor_iban text not null,
    collected_on date not null,
    created_at timestamptz not null
  )`,
  `create table direct_debit (
    payment_id uuid primary key references payment (id),
    account_id uuid not null references account (id),
    mandate_reference text not null unique check (mandate_reference ~ '^[A-Z0-9-]{1,35}$'),
    mandate_version text not null,
    language text not null,
    creditor_name text not null,
    creditor_id text not null,
    account_holder text,
    iban text,
    street text,
    house_number text,
    zip text,
    city text,
    phone text,
    credits_at_confirmation boolean not null,
    ordered_at timestamptz not null,
    code_hash text,
    code_sent_at timestamptz,
    tries_left integer not null default 0 check (tries_left between 0 and 5),
    confirmed_at timestamptz,
    confirmed_ip text,
    cancelled_at timestamptz,
    batch_id text references direct_debit_batch (id),
    collected_amount integer check (collected_amount > 0),
    settled_at timestamptz,
    returned_at timestamptz,
    return_reason text,
    refunded integer not null default 0 check (refunded >= 0),
    refund_keys text[] not null default '{}',
    check (cancelled_at is null or confirmed_at is null),
    check ((batch_id is null) = (collected_amount is null)),
    check (batch_id is null or confirmed_at is not null)
  )`,
  `create index direct_debit_account on direct_debit (account_id, ordered_at)`,
  `create index direct_debit_batched on direct_debit (batch_id) where batch_id is not null`,
  `create index direct_debit_to_collect on direct_debit (confirmed_at)
    where confirmed_at is not null and batch_id is null`,
  `create table direct_debit_entry (
    reference text primary key,
    kind text not null check (kind in ('settled', 'returned')),
    payment_id uuid references payment (id),
    amount integer not null,
    booked_on date not null,
    imported_at timestamptz not null
  )`,
  `create table outgoing_sms (
    id bigint generated always as identity primary key,
    to_number text not null,
    sender text not null,
    text text not null,
    created_at timestamptz not null
  )`,
];

/** Direct debits with their mandates, collection files, bank statement entries, and the SMS outbox. */
export const directDebit: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
