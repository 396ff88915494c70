import type { Db } from '../database/connection';
import { after } from '../kernel/clock';
import { limitRules } from '../kernel/limits/limit-rules';
import { isGone } from './account-standing';
import { tokenHours } from './tokens';

const openSeconds = tokenHours.mail_change * 3600;

/** When an address change requested at this time expires. */
export function emailChangeEndsAt(requestedAt: Date): Date {
  return after(requestedAt, openSeconds);
}

/** When the mail of an address change requested at this time can be requested again; null if it can be now. */
export function emailChangeAgainFrom(requestedAt: Date, now: Date): Date | null {
  const from = after(requestedAt, limitRules['email-change-pause'].seconds);
  return from > now ? from : null;
}

/** An account's pending address change, if any. */
export async function findEmailChange(db: Db, accountId: string, now: Date) {
  const change = await db
    .selectFrom('email_change')
    .select(['id', 'email', 'email_key', 'requested_at', 'session_id'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('requested_at', '>', after(now, -openSeconds))
    .executeTakeFirst();
  return change ?? null;
}

/**
 * Whether another account has an address: true for one that can still be reactivated, false for one gone for
 * good.
 */
export async function isAddressTaken(
  db: Db,
  { pool, emailKey, accountId }: { pool: string; emailKey: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const holder = await db
    .selectFrom('account')
    .select(['id', 'status', 'deleted_at'])
    .where('pool', '=', pool)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!holder || holder.id === accountId) return false;
  return holder.status === 'banned' || !isGone(holder, now);
}
