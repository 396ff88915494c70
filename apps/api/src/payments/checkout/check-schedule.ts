import type { Payment } from '../../database/money-schema';
import { after } from '../../kernel/clock';

/** The first look at a payment after its creation. */
export const firstCheckSeconds = 60;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const firstChecks = [firstCheckSeconds, 5 * minute, 15 * minute];

/** The next multiple of a step after a moment, as long as it is not behind the last one; else null. */
function nextStep(from: Date, now: Date, { every, last }: { every: number; last: number }): Date | null {
  const elapsed = (now.getTime() - from.getTime()) / 1000;
  const seconds = (Math.floor(elapsed / every) + 1) * every;
  return seconds <= last ? after(from, seconds) : null;
}

/**
 * When the provider is asked about a payment next. An open one 1, 5 and 15 minutes after its creation, then every hour of
 * 14 days; one that failed or was cancelled every day of these, since it may be paid late; a completed one every day of
 * 180, since money may be given or charged back. Null once these are over.
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
