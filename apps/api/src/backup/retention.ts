import { backupDays } from '@heartwood/domain';

const hour = 3_600_000;
const day = 24 * hour;
const allFor = day;
const dailyBackups = 14;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * The times of the expired backups: all are kept for 24 hours, then the last of each day (in UTC) for
 * 14 days.
 */
export function expiredBackups(times: readonly Date[], now: Date): Date[] {
  const age = (moment: Date) => now.getTime() - moment.getTime();
  const lastOfDay = new Map<string, Date>();
  for (const moment of times.toSorted((one, other) => one.getTime() - other.getTime()))
    if (age(moment) > allFor && age(moment) <= allFor + dailyBackups * day)
      lastOfDay.set(dayOf(moment), moment);
  const daily = new Set([...lastOfDay.values()].slice(-dailyBackups));
  return times.filter((moment) => age(moment) > allFor && !daily.has(moment));
}

/** The times of the backups that must not be kept even if there is no newer one. */
export function forbiddenBackups(times: readonly Date[], now: Date): Date[] {
  // The next chance to remove one is in an hour.
  return times.filter((moment) => now.getTime() - moment.getTime() > backupDays * day - hour);
}
