import { sql, type Migration } from 'kysely';

const statements = [
  `alter table photo add column rejected_reason text
    check (rejected_reason in ('not_a_person', 'someone_else', 'contact_details', 'explicit', 'minor', 'quality', 'other'))`,
  'alter table photo add column rejected_at timestamptz',
  `update photo set rejected_reason = 'other', rejected_at = created_at, main = false where status = 'rejected'`,
  `alter table photo add constraint photo_rejected
    check ((status = 'rejected') = (rejected_reason is not null and rejected_at is not null))`,
  `create index photo_rejected_at on photo (rejected_at) where status = 'rejected'`,
  `create index photo_inspection on photo (created_at) where status = 'inspection'`,
  `create table report (
    reference text primary key,
    brand text not null,
    reporter_id uuid references account (id) on delete set null,
    reported_id uuid not null references account (id) on delete cascade,
    subject_type text not null check (subject_type in ('profile', 'photo', 'message', 'gift')),
    subject_id uuid not null,
    reason text not null
      check (reason in ('fake', 'scam', 'harassment', 'underage', 'spam', 'explicit', 'other')),
    text text not null,
    name text not null,
    content text not null,
    photo_key text,
    status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
    created_at timestamptz not null,
    decided_at timestamptz,
    check ((status = 'open') = (decided_at is null)),
    check (status = 'open' or photo_key is null)
  )`,
  'create unique index report_once on report (reporter_id, subject_type, subject_id)',
  'create index report_reported on report (reported_id)',
  `create index report_open on report (created_at) where status = 'open'`,
  'create index report_decided on report (decided_at) where decided_at is not null',
];

/** Rejection reasons of photos, and members' reports. */
export const moderation: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
