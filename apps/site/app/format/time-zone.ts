import { useEffect, useState, useSyncExternalStore } from 'react';
import { cookieText } from './cookie';

/** Cookie in which the browser tells its time zone. */
export const timeZoneCookie = 'time_zone';

const maxAge = 365 * 86_400;

function never(): () => void {
  return () => undefined;
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The browser's time zone; on the server and while hydrating what the server took for it. */
export function useTimeZone(given: string): string {
  const timeZone = useSyncExternalStore(never, ownTimeZone, () => given);
  useEffect(() => {
    if (timeZone === given) return;
    document.cookie = cookieText(timeZoneCookie, timeZone, { secure: false, maxAge });
  }, [timeZone, given]);
  return timeZone;
}

/** The current time, anew every minute; while hydrating the time that the server gave. */
export function useNow(given: string): Date {
  const [now, setNow] = useState(() => new Date(given));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
