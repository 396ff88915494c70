import { sql, type Migration } from 'kysely';

/**
 * Consent to be shown in advertising, and since when; nobody had given it before, except the fictional
 * members of a demo.
 */
export const advertising: Migration = {
  async up(db) {
    await sql.raw('alter table profile add column advertising_agreed_at timestamptz').execute(db);
    await sql.raw('update profile set advertising_agreed_at = created_at where demo').execute(db);
  },
};
