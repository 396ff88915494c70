import { sql, type Migration } from 'kysely';

/** Every version of the terms a member accepted, and when. Append only. */
export const terms: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table terms_acceptance (
          account_id uuid not null references account (id) on delete cascade,
          version text not null,
          brand text not null,
          accepted_at timestamptz not null,
          primary key (account_id, version)
        )`,
      )
      .execute(db);
    await sql
      .raw(
        `insert into terms_acceptance (account_id, version, brand, accepted_at)
        select id, terms_version, brand, terms_accepted_at from account`,
      )
      .execute(db);
  },
};
