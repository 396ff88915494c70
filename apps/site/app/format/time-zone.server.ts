import { cookieIn } from './cookie';
import { timeZoneCookie } from './time-zone';

function isTimeZone(text: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

function fromCookie(header: string | null): string | undefined {
  const name = cookieIn(header, timeZoneCookie);
  return name && isTimeZone(name) ? name : undefined;
}

function ofCountry(country: string | null): string | undefined {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return undefined;
  const { timeZones } = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly timeZones?: readonly string[];
  };
  return timeZones?.[0];
}

/**
 * Returns the time zone for formatting: the one the browser reported before, else one of the visitor's
 * country, else UTC.
 */
export function timeZoneOf(request: Request, country: string | null): string {
  return fromCookie(request.headers.get('cookie')) ?? ofCountry(country) ?? 'UTC';
}
