/** The minimum age unless a brand sets a higher one. */
export const defaultMinimumAge = 18;
/** The highest plausible age; an earlier birth date is an error. */
export const maximumAge = 120;

export type CalendarDate = { year: number; month: number; day: number };

/** Parses `YYYY-MM-DD`; null for another format or a date that doesn't exist. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year > 0 ? { year, month, day } : null;
}

/** Formats as `YYYY-MM-DD`. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Full years on the UTC day of `at`. In non-leap years, someone born on 29 February has the birthday on 1
 * March.
 */
export function ageOn(birth: CalendarDate, at: Date): number {
  const passed =
    at.getUTCMonth() + 1 > birth.month ||
    (at.getUTCMonth() + 1 === birth.month && at.getUTCDate() >= birth.day);
  return at.getUTCFullYear() - birth.year - (passed ? 0 : 1);
}

/** Cached by time zone: creating one takes a hundred times as long as using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, made);
  return made;
}

/**
 * The current day in a time zone, as that day's start in UTC; birthdays are computed from it. Only pass a
 * manifest's zone, never a visitor's: the cache keeps every zone.
 */
export function dayIn(timeZone: string, at: Date): Date {
  const day = calendarOf(timeZone).format(at);
  return new Date(`${day}T00:00:00.000Z`);
}

/** Validates a birth date on the day `at`; the code is a field issue. */
export function checkDateOfBirth(
  text: string,
  at: Date,
  minimumAge: number = defaultMinimumAge,
): { ok: true; date: CalendarDate; age: number } | { ok: false; code: 'invalid' | 'underage' } {
  const date = parseCalendarDate(text);
  if (!date) return { ok: false, code: 'invalid' };
  const age = ageOn(date, at);
  if (age < 0 || age > maximumAge) return { ok: false, code: 'invalid' };
  return age < minimumAge ? { ok: false, code: 'underage' } : { ok: true, date, age };
}

/** Returns the latest birth date of someone old enough on the day `at`. */
export function latestDateOfBirth(at: Date, minimumAge: number = defaultMinimumAge): CalendarDate {
  const date = { year: at.getUTCFullYear() - minimumAge, month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  return parseCalendarDate(formatCalendarDate(date)) ? date : { ...date, day: 28 };
}
