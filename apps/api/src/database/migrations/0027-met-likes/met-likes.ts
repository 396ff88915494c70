import { sql, type Migration } from 'kysely';

/** Whether a swipe ended the newness of the like it met, so that undoing the swipe restores it. */
export const metLikes: Migration = {
  async up(db) {
    await sql`alter table swipe add column cleared_new boolean not null default false`.execute(db);
  },
};
