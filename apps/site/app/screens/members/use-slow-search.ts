import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { loadingBar } from '@heartwood/domain';
import { urls } from '../../urls';

/** Whether another search has been loading for so long that the page shows a skeleton. */
export function useSlowSearch(): boolean {
  const { state, location, formMethod } = useNavigation();
  const searching =
    state === 'loading' && location.pathname === urls.path('members') && formMethod !== 'POST';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!searching) return undefined;
    const timer = setTimeout(() => setSlow(true), loadingBar.throttleMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [searching]);
  return searching && slow;
}
