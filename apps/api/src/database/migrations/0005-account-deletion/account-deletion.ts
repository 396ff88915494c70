import { sql, type Migration } from 'kysely';

/** What is stored about an account's deletion while it can be reactivated. */
export const accountDeletion: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table account_deletion (
          account_id uuid primary key references account (id) on delete cascade,
          reason text not null,
          comment text,
          account_status text not null check (account_status in ('not_confirmed', 'active')),
          profile_status text not null check (profile_status in ('active', 'disabled'))
        )`,
      )
      .execute(db);
  },
};
