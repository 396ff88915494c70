import { sql, type Migration } from 'kysely';

const searchIndexes = [
  `create index profile_search on profile (pool, gender, country, last_active_at desc, id)
    include (date_of_birth, shown_on) where visible`,
  `create index profile_recent on profile (pool, last_active_at desc, id)
    include (date_of_birth, gender, country, shown_on) where visible`,
  `create index profile_region on profile (pool, country, region, last_active_at desc, id)
    include (date_of_birth, gender, shown_on) where visible`,
  `create index profile_new on profile (pool, created_at desc, id)
    include (date_of_birth, gender, country, shown_on) where visible`,
  `create index profile_search_new on profile (pool, gender, country, created_at desc, id)
    include (date_of_birth, shown_on) where visible`,
];

const statements = [
  `alter table account add column show_read boolean not null default true`,
  `alter table account add column show_typing boolean not null default true`,
  `alter table account add column deletion_offer_answered_at timestamptz`,
  `alter table account_deletion alter column reason drop not null`,
  `create table email_change (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    email text not null,
    email_key text not null,
    requested_at timestamptz not null,
    former_email text,
    confirmed_at timestamptz,
    ended_at timestamptz
  )`,
  `create index email_change_account on email_change (account_id, requested_at desc)`,
  `create table data_export (
    account_id uuid primary key references account (id) on delete cascade,
    key text not null,
    requested_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz,
    size integer
  )`,
  `create index data_export_expires on data_export (expires_at)`,
  `alter table profile add column shown_on text[]`,
  `update profile set shown_on = array[account.brand] from account where account.id = profile.id`,
  `alter table profile alter column shown_on set not null`,
  `drop index profile_search`,
  `drop index profile_recent`,
  `drop index profile_region`,
  `drop index profile_new`,
  `drop index profile_search_new`,
  ...searchIndexes,
];

/**
 * Members' settings for their own account: read receipts, the brands they are shown on, address changes, data
 * exports, and whether the offer to stay was answered.
 */
export const ownAccount: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
