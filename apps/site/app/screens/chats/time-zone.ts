import { useEffect, useState } from 'react';

/** Cookie in which the browser tells its time zone. */
export const timeZoneCookie = 'time_zone';

const maxAge = 365 * 86_400;

/** The browser's time zone; on the server and while hydrating what the server took for it. */
export function useTimeZone(given: string): string {
  const [timeZone, setTimeZone] = useState(given);
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    setTimeZone(own);
    if (own !== given) {
      document.cookie = `${timeZoneCookie}=${own}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
    }
  }, [given]);
  return timeZone;
}

/** The current time, anew every minute; while hydrating the time that the server gave. */
export function useNow(given: string): Date {
  const [now, setNow] = useState(() => new Date(given));
  useEffect(() => {
    const tell = () => setNow(new Date());
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
  }, [given]);
  return now;
}
