import { sql, type Migration } from 'kysely';

/** When a provider accepted a refund, so that one that fails later is noticed. */
export const acceptedRefunds: Migration = {
  async up(db) {
    await sql`alter table payment_refund add column accepted_at timestamptz`.execute(db);
  },
};
