import { sql, type Migration } from 'kysely';

/** When the link of a mail turned a type off: the link can undo that for a while. */
export const undoneUnsubscriptions: Migration = {
  async up(db) {
    await sql`alter table notification_setting add column unsubscribed_at timestamptz`.execute(db);
  },
};
