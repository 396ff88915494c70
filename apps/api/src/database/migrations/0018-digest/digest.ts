import { sql, type Migration } from 'kysely';

const statements = [
  `create table notification_look (
    account_id uuid primary key references account (id) on delete cascade,
    due_at timestamptz,
    working_until timestamptz,
    weekly boolean not null default false
  )`,
  'create index notification_look_due on notification_look (due_at) where due_at is not null',
  'alter table notification_state add column mailed_at timestamptz',
  'alter table notification_state add column weekly_at timestamptz',
  'alter table notification_state add column confirm_reminders integer not null default 0',
  'alter table notification_state add column photo_reminded_at timestamptz',
  'alter table conversation_member add column mailed_seq integer not null default 0',
  'alter table conversation_member add column reminded_seq integer not null default 0',
  `update conversation_member set mailed_seq = last_seq, reminded_seq = last_seq from conversation
    where conversation.id = conversation_id`,
  'alter table liked add column mailed boolean not null default false',
  'update liked set mailed = true',
  `create table broadcast (
    id text primary key,
    brand text not null,
    locale text not null,
    type text not null check (type in ('promotions', 'news')),
    subject text not null,
    text text not null,
    created_at timestamptz not null
  )`,
  `create table broadcast_recipient (
    broadcast_id text not null references broadcast (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    mailed_at timestamptz,
    primary key (broadcast_id, account_id)
  )`,
  'create index broadcast_waiting on broadcast_recipient (account_id) where mailed_at is null',
];

/** When a member's news is checked next, what was already mailed, and broadcasts. */
export const digest: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
