import { sql, type Migration } from 'kysely';

/** An index that sums debts for the metrics. */
export const debts: Migration = {
  async up(db) {
    await sql`create index account_debt on account (brand, debt) where debt > 0`.execute(db);
  },
};
