import { sql, type Migration } from 'kysely';

const statements = [
  'alter table account drop constraint account_status_check',
  `alter table account add constraint account_status_check
    check (status in ('not_confirmed', 'active', 'deleted', 'banned', 'erased'))`,
  `alter table account add column used_discounts text[] not null default '{}'`,
  `create index account_deleted on account (deleted_at) where status = 'deleted'`,
  'alter table profile add column erased boolean not null default false',
  `create table erased_address (
    pool text not null,
    address_hash text not null,
    used_discounts text[] not null,
    primary key (pool, address_hash)
  )`,
];

/** What stays of an erased account, and the discounts its address has used. */
export const erasedAccounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
