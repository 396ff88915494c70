/** Accounts and their credentials. */
export const accountTables = `
create table account (
  id uuid primary key default gen_random_uuid(),
  pool text not null,
  brand text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  status text not null default 'not_confirmed'
    check (status in ('not_confirmed', 'active', 'deleted', 'banned')),
  language text not null,
  credits integer not null default 0 check (credits >= 0),
  debt integer not null default 0 check (debt >= 0),
  paid_user boolean not null default false,
  signup_date timestamptz not null,
  confirmed_at timestamptz,
  deleted_at timestamptz,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  tracking jsonb,
  country text,
  invisible boolean not null default false,
  spend_limit integer check (spend_limit >= 0),
  notifications_disabled text[] not null default '{}',
  free_conversations_used integer not null default 0,
  fictional boolean not null default false,
  demo boolean not null default false,
  last_active_at timestamptz not null,
  constraint account_email unique (pool, email_key)
);
create index account_demo on account (pool) where demo;

create table session (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  constraint session_token unique (token_hash)
);
create index session_account on session (account_id, last_seen_at desc);

create table token (
  hash text primary key,
  purpose text not null check (purpose in ('activation', 'reset', 'mail_change', 'reactivation')),
  account_id uuid not null references account (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index token_account on token (account_id, purpose);

create table notification_setting (
  account_id uuid not null references account (id) on delete cascade,
  type text not null,
  channel text not null check (channel in ('mail', 'push')),
  enabled boolean not null,
  primary key (account_id, type, channel)
);
`;
