import { sql, type Migration } from 'kysely';

/** Why payments failed, as far as their providers say. */
export const failureReasons: Migration = {
  async up(db) {
    await sql`alter table payment add column failure_reason text`.execute(db);
    await sql`alter table sandbox_payment add column failure_reason text`.execute(db);
  },
};
