import type { Account } from '../database/schema';
import { after } from '../kernel/clock';
import { tokenHours } from './tokens';

/** The last moment at which an account deleted then can be brought back. */
export function reactivatableUntil(deletedAt: Date): Date {
  return after(deletedAt, tokenHours.reactivation * 3600);
}

/** Accounts deleted then or before can be brought back no more. */
export function lastGoneDeletion(now: Date): Date {
  return after(now, -tokenHours.reactivation * 3600);
}

/** Whether an account is nobody's any more: banned, erased, or deleted too long ago to be brought back. */
export function isGone({ status, deleted_at }: Pick<Account, 'status' | 'deleted_at'>, now: Date): boolean {
  if (status === 'banned' || status === 'erased') return true;
  return status === 'deleted' && deleted_at !== null && deleted_at <= lastGoneDeletion(now);
}
