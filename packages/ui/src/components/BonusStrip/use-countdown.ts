import { useEffect, useState } from 'react';

/** Hours, minutes and seconds with two digits each. */
export type Remaining = readonly [hours: string, minutes: string, seconds: string];

function split(total: number): Remaining {
  const left = Math.max(0, Math.floor(total));
  const digits = (value: number) => String(value).padStart(2, '0');
  return [digits(Math.floor(left / 3600)), digits(Math.floor(left / 60) % 60), digits(left % 60)];
}

/**
 * Counts down from a number of seconds given by the server, once a second after hydration; stops at zero.
 * The first render shows the given number, so server and browser agree.
 */
export function useCountdown(seconds: number): Remaining {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = (end - performance.now()) / 1000;
      setLeft(Math.max(0, Math.round(rest)));
      if (rest <= 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return split(left);
}
