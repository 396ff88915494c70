import { sql, type Migration } from 'kysely';

const statements = [
  `alter table account add column spend_limit_next integer check (spend_limit_next >= 0)`,
  `alter table account add column spend_limit_from timestamptz`,
  `alter table payment add column express_requested_at timestamptz`,
  `alter table payment add column sale_terms jsonb`,
  `alter table payment add column vat_rate double precision check (vat_rate >= 0)`,
  `alter table payment add column vat_amount integer check (vat_amount >= 0)`,
  `alter table payment add column charged_back_amount integer not null default 0
    check (charged_back_amount >= 0)`,
  `alter table payment add column withdraw_until timestamptz`,
  `alter table payment add column withdrawn_at timestamptz`,
  `update payment set withdraw_until = completed_at + interval '14 days' where completed_at is not null`,
  `create table payment_refund (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null references payment (id),
    kind text not null check (kind in ('refund', 'withdrawal', 'chargeback')),
    status text not null check (status in ('open', 'sent', 'transfer', 'cancelled')),
    number text,
    amount integer not null check (amount > 0),
    vat_amount integer check (vat_amount >= 0),
    credits integer not null check (credits >= 0),
    reason text,
    created_at timestamptz not null,
    next_try_at timestamptz,
    constraint payment_refund_number unique (number)
  )`,
  `create index payment_refund_payment on payment_refund (payment_id, created_at)`,
  `create index payment_refund_open on payment_refund (next_try_at) where status = 'open'`,
  `create table withdrawal (
    payment_id uuid primary key references payment (id),
    name text,
    credits integer not null check (credits > 0),
    used integer not null check (used >= 0),
    unused integer not null check (unused >= 0),
    paid integer not null check (paid >= 0),
    amount integer not null check (amount >= 0),
    confirmed_at timestamptz not null
  )`,
];

/** Delayed increases of spending limits, what a receipt must preserve, and refunds. */
export const fairMoney: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
