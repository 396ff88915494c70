import { sql, type Migration } from 'kysely';

const statements = [
  `create table deletion_count (
    brand text not null,
    month text not null,
    reason text not null,
    count integer not null,
    primary key (brand, month, reason)
  )`,
  'alter table erased_address add column erased_at timestamptz not null default now()',
  'alter table erased_address alter column erased_at drop default',
];

/** Counts why accounts were deleted, and lets hashed addresses of erased accounts expire. */
export const deletionCounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
