import { prefetchIdleMs } from '@heartwood/domain';
import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { fetchFailurePage } from '../../screens/failure/late-failure';

/**
 * Prefetches the scripts of the pages that visible links lead to, once a page has been idle for two seconds.
 */
export function Prefetch() {
  const { key } = useLocation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(() => {
      fetchFailurePage();
      void import('./watch-links')
        .then(({ watchLinks }) => {
          if (!left) stop = watchLinks();
        })
        .catch(() => undefined);
    }, prefetchIdleMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [key]);
  return null;
}
