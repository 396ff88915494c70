import { useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { delayParameter, popupDelay } from './popup-delay';

/**
 * Whether the delay that the address requested is over. It starts once and goes on over other pages; when it
 * is over, the parameter is removed from every address that has it, but never during a navigation, which that
 * would break off.
 */
export function useDelayOver(): boolean {
  const [query, setQuery] = useSearchParams();
  const { state } = useNavigation();
  const requested = popupDelay(query.get(delayParameter));
  const [delay, setDelay] = useState(requested);
  if (delay === undefined && requested !== undefined) setDelay(requested);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  useEffect(() => {
    if (!over || requested === undefined || state !== 'idle') return;
    setQuery(
      (before) => {
        before.delete(delayParameter);
        return before;
      },
      { replace: true },
    );
  }, [over, requested, state, setQuery]);
  return over;
}
