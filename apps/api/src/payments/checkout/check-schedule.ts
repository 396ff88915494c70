import type { Payment } from '../../database/money-schema';
import { after } from '../../kernel/clock';

/** Delay from a payment's creation to its first check. */
export const firstCheckSeconds = 60;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const firstChecks = [firstCheckSeconds, 5 * minute, 15 * minute];

/** The next multiple of a step after a time, or null once it is past the last one. */
function nextStep(from: Date, now: Date, { every, last }: { every: number; last: number }): Date | null {
  const elapsed = (now.getTime() - from.getTime()) / 1000;
  const seconds = (Math.floor(elapsed / every) + 1) * every;
  return seconds <= last ? after(from, seconds) : null;
}

/**
 * When the provider is queried about a payment next: an open one 1, 5 and 15 minutes after its creation, then
 * hourly for 14 days; a failed or cancelled one daily within these, since it may be paid late; a completed
 * one daily for 180 days, since it may be refunded or charged back. Null after that.
 */
export function nextCheck(
  { status, created_at, completed_at }: Pick<Payment, 'status' | 'created_at' | 'completed_at'>,
  now: Date,
): Date | null {
  if (completed_at) return nextStep(completed_at, now, { every: day, last: 180 * day });
  if (status !== 'pending') return nextStep(created_at, now, { every: day, last: 14 * day });
  const elapsed = (now.getTime() - created_at.getTime()) / 1000;
  const early = firstChecks.find((seconds) => seconds > elapsed);
  return early ? after(created_at, early) : nextStep(created_at, now, { every: hour, last: 14 * day });
}
