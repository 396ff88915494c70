/** The ledger, payments and discounts. */
export const moneyTables = `
create table ledger (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  kind text not null,
  ref text not null,
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  created_at timestamptz not null,
  constraint ledger_once unique (kind, ref)
);
create index ledger_account on ledger (account_id, id);

create table payment (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  brand text not null,
  package_id text not null,
  method text not null,
  country text,
  provider text not null,
  provider_id text,
  checkout_url text,
  credits integer not null check (credits > 0),
  amount integer not null check (amount > 0),
  currency text not null,
  discount_code text,
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'failed', 'cancelled')),
  reversed_amount integer not null default 0 check (reversed_amount >= 0),
  receipt_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  next_check_at timestamptz,
  constraint payment_receipt unique (receipt_number),
  constraint payment_provider unique (provider, provider_id)
);
create index payment_account on payment (account_id, created_at desc, id);
create index payment_open on payment (next_check_at) where status = 'pending';

create table receipt_series (
  name text primary key,
  last integer not null
);

create table discount_code (
  pool text not null,
  code text not null,
  percentage double precision check (percentage between 0 and 100),
  value_percentage double precision check (value_percentage between 0 and 100),
  currency text,
  minimum_order_value integer,
  country text,
  account_id uuid references account (id) on delete cascade,
  payment_methods text[],
  expires_at timestamptz,
  status text not null default 'active' check (status in ('active', 'inactive')),
  validity text not null default 'once-per-user' check (validity in ('once-per-user', 'once', 'unlimited')),
  created_at timestamptz not null,
  primary key (pool, code)
);

create table discount_redemption (
  payment_id uuid primary key references payment (id) on delete cascade,
  pool text not null,
  code text not null,
  account_id uuid not null references account (id) on delete cascade,
  slot text not null,
  status text not null default 'reserved' check (status in ('reserved', 'redeemed')),
  reserved_until timestamptz not null,
  created_at timestamptz not null,
  constraint discount_slot unique (pool, slot)
);

create table sandbox_payment (
  id text primary key,
  amount integer not null,
  currency text not null,
  method text not null,
  status text not null,
  return_url text not null,
  webhook_url text not null,
  metadata jsonb not null,
  refunded integer not null default 0,
  charged_back integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
`;
