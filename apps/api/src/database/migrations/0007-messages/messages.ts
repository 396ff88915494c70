import { sql, type Migration } from 'kysely';

const statements = [
  `create table message_limit (
    account_id uuid primary key references account (id) on delete cascade,
    burst integer not null,
    burst_ends_at timestamptz not null,
    hour integer not null,
    hour_ends_at timestamptz not null
  ) with (fillfactor = 70)`,
  'alter table waiting_message add column gift text',
  'alter table waiting_message add column photo_id uuid references photo (id) on delete set null',
  'create unique index conversation_member_pair on conversation_member (account_id, other_id)',
  'drop index conversation_member_account',
  'create index message_photo on message (photo_id) where photo_id is not null',
  'create index profile_main_photo on profile (main_photo_id) where main_photo_id is not null',
  'create index waiting_message_photo on waiting_message (photo_id) where photo_id is not null',
];

/**
 * Message limits, what a waiting message holds besides text, and indexes that find a conversation by its
 * members and whatever shows a photo.
 */
export const messages: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
