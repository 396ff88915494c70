import type { FormatDateOptions, IntlShape } from 'react-intl';

/** The day some days from a moment on, `YYYY-MM-DD`, as the calendar of a time zone has it. */
export function dayIn(now: Date, days: number, timeZone: string): string {
  const later = new Date(now.getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(later);
}

/** A day, `YYYY-MM-DD`, in words. */
export function dayText(intl: IntlShape, day: string, options: FormatDateOptions): string {
  return intl.formatDate(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });
}
