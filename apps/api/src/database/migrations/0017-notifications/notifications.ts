import { sql, type Migration } from 'kysely';

const statements = [
  `create table notification_state (
    account_id uuid primary key references account (id) on delete cascade,
    quiet_from text,
    quiet_until text,
    time_zone text,
    check ((quiet_from is null) = (quiet_until is null)),
    check (quiet_from is null or time_zone is not null)
  )`,
];

/** Quiet hours, in which a member gets no pushes. */
export const notifications: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
