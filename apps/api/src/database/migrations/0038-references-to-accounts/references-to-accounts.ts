import { sql, type Migration } from 'kysely';

const statements = [
  'create index conversation_high on conversation (high_id)',
  'create index conversation_member_other on conversation_member (other_id, account_id)',
  'create index waiting_message_recipient on waiting_message (recipient_id)',
  'create index discount_code_account on discount_code (account_id) where account_id is not null',
  'create index discount_redemption_account on discount_redemption (account_id)',
];

/** Indexes the references to accounts that had no index: deleting an account searches each of them. */
export const referencesToAccounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
