import { idempotencySeconds } from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connection';
import type { Services } from '../../services';
import { after } from '../clock';

const everyMilliseconds = 3_600_000;
const day = 86_400;
const rowsAtOnce = 2000;

interface CleaningRule {
  table: string;
  /** Which rows have served. */
  where: RawBuilder<boolean>;
}

/** Old keys, sessions and tokens that ended, events nobody can still miss, demo mails and pushes, limits that are over. */
function cleaningRules(now: Date): CleaningRule[] {
  const before = (table: string, column: string, seconds: number): CleaningRule => ({
    table,
    where: sql<boolean>`${sql.ref(column)} < ${after(now, -seconds)}`,
  });
  return [
    before('idempotency_key', 'created_at', idempotencySeconds),
    before('session', 'expires_at', 0),
    before('token', 'expires_at', 7 * day),
    before('event', 'created_at', 7 * day),
    before('outgoing_mail', 'created_at', 30 * day),
    before('outgoing_push', 'created_at', 30 * day),
    before('push_sent', 'sent_at', day),
    { table: 'rate_limit', where: sql<boolean>`expire < ${now.getTime()}` },
  ];
}

async function deleteInBatches(db: Db, { table, where }: CleaningRule, batch: number): Promise<void> {
  const from = sql.table(table);
  for (let deleted = batch; deleted >= batch;) {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid = any (array(select ctid from ${from} where ${where} limit ${batch}))`.execute(
      db,
    );
    deleted = Number(numAffectedRows ?? 0);
  }
}

/**
 * Deletes what has served, a bounded number of rows in each statement. A table that fails is told in the log and keeps
 * no other from being cleaned.
 */
export async function clean({ db, clock, log }: Services, batch = rowsAtOnce): Promise<void> {
  for (const rule of cleaningRules(clock.now())) {
    try {
      await deleteInBatches(db, rule, batch);
    } catch (error) {
      log.error({ err: error, table: rule.table }, 'cleaning failed');
    }
  }
}

/** Cleans every hour while the process runs; any number of processes may. */
export function cleanHourly(services: Services): void {
  const timer = setInterval(() => void clean(services), everyMilliseconds);
  timer.unref();
  services.stopping.addEventListener('abort', () => clearInterval(timer));
}
