import { sql, type Migration } from 'kysely';

const types = (...allowed: string[]) => `alter table broadcast drop constraint broadcast_type_check,
  add constraint broadcast_type_check check (type in (${allowed.map((type) => `'${type}'`).join(', ')}))`;

/** Broadcasts that announce new terms. */
export const termsBroadcasts: Migration = {
  async up(db) {
    await sql.raw(types('promotions', 'news', 'terms')).execute(db);
  },
};
