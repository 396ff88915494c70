import { sql, type Migration } from 'kysely';

const statements = [
  'drop index report_once',
  `create unique index report_once on report (reporter_id, subject_type, subject_id, reason) where status = 'open'`,
];

/** What is reported already can be reported for another reason, too. */
export const reportsByReason: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
