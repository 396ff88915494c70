import { sql, type Migration } from 'kysely';

const statements = [
  `create table complaint (
    reference text primary key,
    brand text not null,
    account_id uuid references account (id) on delete set null,
    email text not null,
    reason text not null,
    text text not null,
    created_at timestamptz not null,
    mailed_at timestamptz
  )`,
  `create index complaint_account on complaint (account_id)`,
  `create table ledger_check (
    id integer primary key check (id = 1),
    ledger_id bigint not null
  )`,
];

/** Complaints, stored before they are mailed, and how far the ledger has been compared with the accounts. */
export const complaintsAndLedgerCheck: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
