import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Services } from '../services';

/** How many accounts have other credits than their ledger says; anything but 0 is a fault of ours. */
export async function countDriftedAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{ drifted: number }>`
    select count(*)::integer as drifted from account
    left join (select account_id, sum(amount) as total from ledger group by account_id) booked
      on booked.account_id = account.id
    where account.credits <> coalesce(booked.total, 0)`.execute(db);
  return rows[0]?.drifted ?? 0;
}

/** Logs an error when credits differ from the ledger; at every start. */
export async function reportDrift({ db, log, stopping }: Services): Promise<void> {
  try {
    const drifted = await countDriftedAccounts(db);
    if (drifted > 0) log.error({ drifted }, 'credits differ from the ledger');
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, 'the ledger could not be checked');
  }
}
