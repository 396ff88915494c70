import { sql, type Migration } from 'kysely';

const statements = [
  'drop index report_once',
  `create unique index report_once on report (reporter_id, subject_type, subject_id) where status = 'open'`,
  'create index report_reporter on report (reporter_id)',
];

/** Once a report is decided, its subject can be reported again. */
export const openReports: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
