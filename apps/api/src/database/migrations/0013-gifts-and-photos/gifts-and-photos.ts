import { sql, type Migration } from 'kysely';

const keyColumns = ['key', 'thumb_key', 'match_key', 'blurred_key', 'blurred_thumb_key'];

const statements = [
  `create table chat_photo (
    id uuid primary key,
    account_id uuid not null references account (id) on delete cascade,
    recipient_id uuid not null references account (id) on delete cascade,
    key text not null,
    thumb_key text not null,
    match_key text not null,
    blurred_key text not null,
    blurred_thumb_key text not null,
    width integer not null,
    height integer not null,
    tone text not null,
    state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
    created_at timestamptz not null
  )`,
  ...keyColumns.map((column) => `create unique index chat_photo_${column} on chat_photo (${column})`),
  'create index chat_photo_account on chat_photo (account_id)',
  'create index chat_photo_recipient on chat_photo (recipient_id)',
  ...['message', 'waiting_message'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_photo_id_fkey`,
    `update ${table} set photo_id = null where photo_id is not null`,
    `alter table ${table} add constraint ${table}_photo_id_fkey
      foreign key (photo_id) references chat_photo (id) on delete set null`,
  ]),
  'alter table message add column opened_at timestamptz',
];

/** Photos in conversations, separate from profile photos, and when a gift was opened. */
export const giftsAndPhotos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
