import { sql, type Migration } from 'kysely';

/** The currency of the limit that members set for themselves. */
export const limitCurrencies: Migration = {
  async up(db) {
    await sql`alter table account add column spend_limit_currency text`.execute(db);
  },
};
