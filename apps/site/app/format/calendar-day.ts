import type { FormatDateOptions, IntlShape } from 'react-intl';

/** Returns the date some days after a moment, `YYYY-MM-DD`, in a time zone. */
export function dayIn(now: Date, days: number, timeZone: string): string {
  const later = new Date(now.getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(later);
}

/** Formats a date, `YYYY-MM-DD`, in words. */
export function dayText(intl: IntlShape, day: string, options: FormatDateOptions): string {
  return intl.formatDate(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });
}
