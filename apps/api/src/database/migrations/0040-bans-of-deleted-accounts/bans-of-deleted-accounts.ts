import { sql, type Migration } from 'kysely';

/** A deleted account that was banned must not be reactivated. */
export const bansOfDeletedAccounts: Migration = {
  async up(db) {
    await sql`alter table account_deletion drop constraint account_deletion_account_status_check`.execute(db);
    await sql`
      alter table account_deletion add constraint account_deletion_account_status_check
        check (account_status in ('not_confirmed', 'active', 'banned'))
    `.execute(db);
  },
};
