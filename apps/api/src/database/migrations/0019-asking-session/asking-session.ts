import { sql, type Migration } from 'kysely';

/** Which session asked for a new mail address: it stays when the others end. */
export const askingSession: Migration = {
  async up(db) {
    await sql`alter table email_change add column session_id uuid`.execute(db);
  },
};
