import { sql, type Migration } from 'kysely';

/** An index that counts open payments for the metrics. */
export const pendingPayments: Migration = {
  async up(db) {
    await sql`create index payment_pending on payment (created_at) where status = 'pending'`.execute(db);
  },
};
