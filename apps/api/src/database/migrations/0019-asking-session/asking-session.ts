import { sql, type Migration } from 'kysely';

/** The session that requested an address change: it survives when the others end. */
export const askingSession: Migration = {
  async up(db) {
    await sql`alter table email_change add column session_id uuid`.execute(db);
  },
};
