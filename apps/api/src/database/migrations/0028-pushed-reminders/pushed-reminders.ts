import { sql, type Migration } from 'kysely';

const statements = [
  'alter table conversation_member add column pushed_seq integer not null default 0',
  'update conversation_member set pushed_seq = reminded_seq where reminded_seq > 0',
];

/** The last message covered by a pushed reminder, apart from the mailed one. */
export const pushedReminders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
