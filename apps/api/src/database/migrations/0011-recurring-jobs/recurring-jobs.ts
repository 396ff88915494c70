import { sql, type Migration } from 'kysely';

const statements = [
  `create table recurring_job (
    name text not null,
    brand text not null,
    due_at timestamptz not null,
    primary key (name, brand)
  )`,
  `do $$ begin
    if to_regclass('pgboss.job') is not null then
      delete from pgboss.job where name = 'payments.check';
    end if;
  end $$`,
];

/** When each recurring job is due; one of them checks open payments, replacing a job per payment. */
export const recurringJobs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
