/** Conversations, their messages, and the events that announce them. */
export const chatTables = `
create table conversation (
  id uuid primary key default gen_random_uuid(),
  pool text not null,
  low_id uuid not null references account (id) on delete cascade,
  high_id uuid not null references account (id) on delete cascade,
  started_by uuid not null,
  last_seq bigint not null default 0,
  last_message_at timestamptz,
  created_at timestamptz not null,
  constraint conversation_pair unique (low_id, high_id),
  check (low_id < high_id)
);

create table conversation_member (
  conversation_id uuid not null references conversation (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  other_id uuid not null references account (id) on delete cascade,
  read_seq bigint not null default 0,
  hidden_seq bigint not null default 0,
  free_messages_used integer not null default 0,
  primary key (conversation_id, account_id)
);
create index conversation_member_account on conversation_member (account_id, conversation_id);

create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  type text not null check (type in ('text', 'gift', 'photo')),
  text text,
  gift text,
  photo_id uuid references photo (id) on delete set null,
  cost integer not null default 0 check (cost >= 0),
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  constraint message_id unique (id)
);

create table waiting_message (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  sender_id uuid not null references account (id) on delete cascade,
  recipient_id uuid not null references account (id) on delete cascade,
  type text not null check (type in ('text', 'gift', 'photo')),
  text text,
  cost integer not null default 0 check (cost >= 0),
  created_at timestamptz not null
);
create index waiting_message_sender on waiting_message (sender_id, position);

create table event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create index event_account on event (account_id, id);
create index event_age on event (created_at);
`;
