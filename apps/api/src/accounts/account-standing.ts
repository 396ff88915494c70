import type { Account } from '../database/schema';
import { after } from '../kernel/clock';
import { tokenHours } from './tokens';

/** The last whole day on which an account deleted at `deletedAt` can be reactivated: a time of it. */
export function lastReactivationDay(deletedAt: Date): Date {
  return after(deletedAt, (tokenHours.reactivation - 24) * 3600);
}

/** Accounts deleted at or before this time can no longer be reactivated. */
export function lastGoneDeletion(now: Date): Date {
  return after(now, -tokenHours.reactivation * 3600);
}

/** Whether an account is gone for good: banned, erased, or deleted too long ago to be reactivated. */
export function isGone({ status, deleted_at }: Pick<Account, 'status' | 'deleted_at'>, now: Date): boolean {
  if (status === 'banned' || status === 'erased') return true;
  return status === 'deleted' && deleted_at !== null && deleted_at <= lastGoneDeletion(now);
}
