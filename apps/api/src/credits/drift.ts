import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/connection';

/** The number of accounts whose credits differ from their ledger; anything but 0 is a bug. */
export async function countDriftedAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{ drifted: number }>`
    select count(*)::integer as drifted from account
    left join (select account_id, sum(amount) as total from ledger group by account_id) booked
      on booked.account_id = account.id
    where account.credits <> coalesce(booked.total, 0)`.execute(db);
  return rows[0]?.drifted ?? 0;
}

/** Entries that may have been written concurrently with the last check and missed by it. */
const recheckedEntries = 1000;

/**
 * Compares the accounts whose ledger grew since the last check with it, and logs an error if credits
 * differ, at every start until they are fixed.
 */
export async function checkDrift({ db, log }: { db: Db; log: Pick<Logger, 'error'> }): Promise<void> {
  try {
    const { rows } = await sql<{ last: number; drifted: number }>`
      with changed as (
        select distinct account_id from ledger
        where id > coalesce((select ledger_id from ledger_check), 0) - ${recheckedEntries}::bigint
      )
      select
        (select coalesce(max(id), 0) from ledger) as last,
        (
          select count(*)::integer from account join changed on changed.account_id = account.id
          where account.credits <> (select sum(amount) from ledger where ledger.account_id = account.id)
        ) as drifted`.execute(db);
    const { last = 0, drifted = 0 } = rows[0] ?? {};
    if (drifted > 0) return log.error({ drifted }, 'credits differ from the ledger');
    await db
      .insertInto('ledger_check')
      .values({ id: 1, ledger_id: last })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ledger_id: last }))
      .execute();
  } catch (error) {
    log.error({ err: error }, 'the ledger could not be checked');
  }
}
