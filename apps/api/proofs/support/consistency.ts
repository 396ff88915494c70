import { sql } from 'kysely';
import type { Db } from '../../src/database/connection';

/** Counts that must be 0 in every database at all times. */
export interface Consistency {
  /** Accounts whose credits differ from the sum of their ledger rows. */
  drift: number;
  /** Accounts or ledger rows below 0. */
  negative: number;
  /** Paid messages without a debit, and debits without a message. */
  orphans: number;
  /** Conversations whose message numbers don't run from 1 to the last without gaps. */
  gaps: number;
}

/** Counts inconsistencies. */
export async function inconsistencies(db: Db): Promise<Consistency> {
  const { rows } = await sql<Consistency>`
    select
      (select count(*) from account
        where credits <> (select coalesce(sum(amount), 0) from ledger where account_id = account.id))::integer as drift,
      ((select count(*) from account where credits < 0) + (select count(*) from ledger where balance_after < 0))::integer
        as negative,
      ((select count(*) from message where cost > 0
          and not exists (select from ledger where kind in ('message', 'gift', 'photo')
            and ref = message.id::text and amount = -message.cost))
        + (select count(*) from ledger where kind in ('message', 'gift', 'photo')
          and not exists (select from message where message.id::text = ledger.ref)))::integer as orphans,
      (select count(*) from conversation
        where last_seq <> (select count(*) from message where conversation_id = conversation.id)
          or last_seq <> (select coalesce(max(seq), 0) from message where conversation_id = conversation.id))::integer as gaps
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database returned no row.');
  return found;
}

export const consistent: Consistency = { drift: 0, negative: 0, orphans: 0, gaps: 0 };
