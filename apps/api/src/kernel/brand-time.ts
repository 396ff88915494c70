import { dayIn } from '@heartwood/domain';
import type { Brand } from './brands';

/** A moment as a brand counts it. */
export interface BrandTime {
  now: Date;
  /** The day that it is in the brand's time zone, as that day's start in UTC; ages are counted by it. */
  today: Date;
}

const hour = 3_600_000;
const step = hour / 4;

/** The next moment after `now` at which a clock in the time zone strikes the hour, at least an hour away. */
export function nextBrandHour(timeZone: string, brandHour: number, now: Date): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = `${String(brandHour).padStart(2, '0')}:00`;
  let at = Math.ceil((now.getTime() + hour) / step) * step;
  while (clock.format(at) !== time) at += step;
  return new Date(at);
}

/** The moment with the day that it is where the brand is. */
export function brandTime(brand: Brand, now: Date): BrandTime {
  return { now, today: dayIn(brand.manifest.time_zone, now) };
}

/** No day of a time zone is longer. */
const longestDay = 26 * hour;

/** When a time zone's day ends: its midnight, or where a change of clocks skips that, the moment of the change. */
export function endOfDay(timeZone: string, { now, today }: BrandTime): Date {
  let before = now.getTime();
  let after = before + longestDay;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) > today) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The brand's day as the database takes it. */
export function dayText({ today }: Pick<BrandTime, 'today'>): string {
  return today.toISOString().slice(0, 10);
}
