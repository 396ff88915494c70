import { sql, type Migration } from 'kysely';

/**
 * Counts of searches by age read no more members than they find. The index holds the birth date as only counts compare
 * it: a page, which wants the first by activity, would have to sort what it reads of this index.
 */
export const searchByAge: Migration = {
  async up(db) {
    await sql`
      create index profile_search_age on profile (pool, gender, country, (date_of_birth + 0), id)
        include (date_of_birth, shown_on) where visible`.execute(db);
  },
};
