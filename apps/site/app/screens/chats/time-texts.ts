import type { IntlShape } from 'react-intl';
import { dayOf, daysBetween } from './line-groups';

/** The time and time zone in which times are read. */
export interface ReadingTime {
  readonly timeZone: string;
  readonly now: Date;
}

function plain(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Formats the time of day. */
export function clockText(intl: IntlShape, iso: string, { timeZone }: ReadingTime): string {
  return plain(intl.formatTime(iso, { timeZone, timeStyle: 'short' }));
}

/**
 * Formats the day above its messages: today and yesterday by name, others by date. `date` is `YYYY-MM-DD`.
 */
export function dayText(intl: IntlShape, date: string, { timeZone, now }: ReadingTime): string {
  const today = dayOf(now, timeZone);
  const days = daysBetween(date, today);
  if (days === 0 || days === 1) {
    return capital(intl.formatRelativeTime(-days, 'day', { numeric: 'auto' }), intl.locale);
  }
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  const text = intl.formatDate(date, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
  return capital(plain(text), intl.locale);
}

/** Formats when a conversation's newest message was written, as short as possible. */
export function listTimeText(intl: IntlShape, iso: string, reading: ReadingTime): string {
  const { timeZone, now } = reading;
  const days = daysBetween(dayOf(new Date(iso), timeZone), dayOf(now, timeZone));
  if (days <= 0) return clockText(intl, iso, reading);
  if (days === 1) return intl.formatRelativeTime(-1, 'day', { numeric: 'auto' });
  if (days < 7) return intl.formatDate(iso, { timeZone, weekday: 'short' });
  return plain(intl.formatDate(iso, { timeZone, day: 'numeric', month: 'short' }));
}
