import { after } from '../../kernel/clock';

/** The first look at a payment after its creation. */
export const firstCheckSeconds = 60;

const minute = 60;
const hour = 60 * minute;
const firstChecks = [firstCheckSeconds, 5 * minute, 15 * minute];
const lastCheck = 14 * 24 * hour;

/**
 * When an open payment is looked up next: 1, 5 and 15 minutes after its creation, then every hour of 14 days.
 * Null once these are over.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const elapsed = (now.getTime() - createdAt.getTime()) / 1000;
  const early = firstChecks.find((seconds) => seconds > elapsed);
  const seconds = early ?? (Math.floor(elapsed / hour) + 1) * hour;
  return seconds <= lastCheck ? after(createdAt, seconds) : null;
}
