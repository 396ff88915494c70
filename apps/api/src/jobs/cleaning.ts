import { deletionGraceDays, idempotencySeconds, rejectedPhotoDays, swipeSkipDays } from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema';
import { after } from '../kernel/clock';
import { recurringJob, type RecurringJob } from './recurring-job';

const day = 86_400;
/** How long an erased account's used discounts are remembered by a hash of its address. */
const usedDiscountYears = 3;

/** Deletes a table's obsolete rows, a bounded number per statement. */
function cleaning(table: keyof Database, isObsolete: (now: Date) => RawBuilder<boolean>): RecurringJob {
  return recurringJob({
    name: `cleaning.${table}`,
    recurrence: { everySeconds: 3600 },
    batchSize: 2000,
    async batch({ db, clock }, { size }) {
      const from = sql.table(table);
      const { numAffectedRows } = await sql`
        delete from ${from} where ctid = any (array(
          select ctid from ${from} where ${isObsolete(clock.now())} limit ${size} for update skip locked
        ))`.execute(db);
      return Number(numAffectedRows ?? 0) === size;
    },
  });
}

function older(table: keyof Database, column: string, seconds: number): RecurringJob {
  return cleaning(table, (now) => sql<boolean>`${sql.ref(column)} < ${after(now, -seconds)}`);
}

/** Accounts that were erased and that nothing refers to any more: neither records nor a partner's conversation. */
function erasedAndUnreferenced(): RawBuilder<boolean> {
  return sql<boolean>`status = 'erased'
    and not exists (select from terms_acceptance where account_id = account.id)
    and not exists (select from ledger where account_id = account.id)
    and not exists (select from payment where account_id = account.id)
    and not exists (select from direct_debit where account_id = account.id)
    and not exists (select from report where reported_id = account.id)
    and not exists (select from conversation_member where account_id = account.id)`;
}

const reportDays = { kept: 365, ofErased: 30 };

/** Reports decided a year ago; those of members gone for good, a month ago: `docs/0020`. */
function decidedLongAgo(now: Date): RawBuilder<boolean> {
  return sql<boolean>`decided_at < ${after(now, -reportDays.kept * day)}
    or (decided_at < ${after(now, -reportDays.ofErased * day)}
      and exists (select 1 from profile where profile.id = reported_id and profile.erased))`;
}

/**
 * Deletes old idempotency keys, ended sessions and tokens, events nobody can still miss, demo mails and
 * pushes, and expired limits. Nothing that may identify a member is kept longer than a deleted account can be
 * reactivated: `docs/0015`.
 */
export const cleaningJobs = [
  older('idempotency_key', 'created_at', idempotencySeconds),
  older('session', 'expires_at', 0),
  older('token', 'expires_at', 7 * day),
  older('email_change', 'requested_at', 7 * day),
  older('event', 'created_at', 7 * day),
  older('outgoing_mail', 'created_at', deletionGraceDays * day),
  older('outgoing_push', 'created_at', deletionGraceDays * day),
  older('outgoing_sms', 'created_at', deletionGraceDays * day),
  older('push_sent', 'sent_at', day),
  older('message_limit', 'hour_ends_at', 0),
  older('swipe', 'swiped_at', swipeSkipDays * day),
  older('swipe_day', 'day', 7 * day),
  older('broadcast', 'created_at', 90 * day),
  older('erased_address', 'erased_at', usedDiscountYears * 365 * day),
  cleaning('report', decidedLongAgo),
  cleaning('account', erasedAndUnreferenced),
  older('photo', 'rejected_at', rejectedPhotoDays * day),
  cleaning('rate_limit', (now) => sql<boolean>`expire < ${now.getTime()}`),
];
