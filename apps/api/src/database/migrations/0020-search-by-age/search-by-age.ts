import { sql, type Migration } from 'kysely';

/**
 * Counting a search by age reads only the members it finds. The index stores the birth date as an expression
 * that only counts use: a page, which is sorted by activity, would otherwise have to sort what it reads from
 * this index.
 */
export const searchByAge: Migration = {
  async up(db) {
    await sql`
      create index profile_search_age on profile (pool, gender, country, (date_of_birth + 0), id)
        include (date_of_birth, shown_on) where visible`.execute(db);
  },
};
