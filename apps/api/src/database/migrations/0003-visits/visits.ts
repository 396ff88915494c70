import { sql, type Migration } from 'kysely';

/** Counts of advertising: a day's steps by brand, page and source, and nothing about whoever took them. */
export const visits: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table visit_count (
          brand text not null,
          day date not null,
          lander text not null,
          step text not null check (step in ('view', 'start', 'account')),
          source text not null,
          count integer not null default 0 check (count >= 0),
          primary key (brand, day, source, lander, step)
        )`,
      )
      .execute(db);
  },
};
