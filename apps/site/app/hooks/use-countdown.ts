import { useEffect, useRef, useState } from 'react';

/**
 * Returns the seconds until something that was `seconds` away at first; ticks while `running`. The browser's
 * clock only measures elapsed time, so a wrong clock does no harm.
 */
export function useCountdown(seconds: number, running: boolean): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef<number>();
  useEffect(() => {
    end.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  }, [seconds]);
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setLeft(Math.max(0, Math.ceil(((end.current ?? Date.now()) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running, seconds]);
  return left;
}
