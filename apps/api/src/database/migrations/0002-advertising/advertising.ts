import { sql, type Migration } from 'kysely';

/** Who agreed to be shown in advertising, and since when; nobody did before, but for the invented members of a demo. */
export const advertising: Migration = {
  async up(db) {
    await sql.raw('alter table profile add column advertising_agreed_at timestamptz').execute(db);
    await sql.raw('update profile set advertising_agreed_at = created_at where demo').execute(db);
  },
};
