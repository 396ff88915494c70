import { sql, type Migration } from 'kysely';

/** Advertising counters: steps per day, brand, page and source, without any data about visitors. */
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
