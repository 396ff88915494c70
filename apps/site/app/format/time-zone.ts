import { useEffect, useState, useSyncExternalStore } from 'react';
import { cookieText } from './cookie';

/** Cookie in which the browser reports its time zone. */
export const timeZoneCookie = 'time_zone';

const maxAge = 365 * 86_400;

function never(): () => void {
  return () => undefined;
}

let ownZone: string | undefined;

/** Cached, since it is read at every render of every subscriber and creating a formatter is expensive. */
function ownTimeZone(): string {
  ownZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownZone;
}

/** Returns the browser's time zone; on the server and while hydrating, the one the server assumed. */
export function useTimeZone(given: string): string {
  const timeZone = useSyncExternalStore(never, ownTimeZone, () => given);
  useEffect(() => {
    if (timeZone === given) return;
    document.cookie = cookieText(timeZoneCookie, timeZone, { secure: false, maxAge });
  }, [timeZone, given]);
  return timeZone;
}

/** Returns the current time, updated every minute; while hydrating, the server's time. */
export function useNow(given: string): Date {
  const [now, setNow] = useState(() => new Date(given));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
