import { sql, type Migration } from 'kysely';

/** When members turned stopped mails on again. */
export const mailsTurnedOn: Migration = {
  async up(db) {
    await sql`alter table account add column mails_turned_on_at timestamptz`.execute(db);
  },
};
