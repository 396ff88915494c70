import { dayIn } from '@heartwood/domain';
import type { Brand } from './brands';

/** A time as a brand sees it. */
export interface BrandTime {
  now: Date;
  /** The date in the brand's time zone, as that date's start in UTC; ages are computed from it. */
  today: Date;
}

const hour = 3_600_000;
const step = hour / 4;

/** The next time after `now` at which a clock in the time zone strikes the hour, at least an hour away. */
export function nextBrandHour(timeZone: string, brandHour: number, now: Date): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = `${String(brandHour).padStart(2, '0')}:00`;
  let at = Math.ceil((now.getTime() + hour) / step) * step;
  while (clock.format(at) !== time) at += step;
  return new Date(at);
}

/** A time with the date in the brand's time zone. */
export function brandTime(brand: Brand, now: Date): BrandTime {
  return { now, today: dayIn(brand.manifest.time_zone, now) };
}

/** Upper bound for a day in any time zone. */
const longestDay = 26 * hour;

/** When the day ends in a time zone: midnight, or if a change of clocks skips it, the time of the change. */
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

/** The brand's date as the database expects it. */
export function dayText({ today }: Pick<BrandTime, 'today'>): string {
  return today.toISOString().slice(0, 10);
}
