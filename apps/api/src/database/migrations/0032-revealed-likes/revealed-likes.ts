import { sql, type Migration } from 'kysely';

/** Names the column of likes that were shown to their recipient as the code does. */
export const revealedLikes: Migration = {
  async up(db) {
    await sql.raw('alter table liked rename column told to revealed').execute(db);
  },
};
