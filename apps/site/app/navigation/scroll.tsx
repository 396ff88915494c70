import { useLocation, useMatches, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isPageHandle } from '../document/page-handle';
import { useBeforePaint } from '../hooks/before-paint';
import { scrollAim } from './scroll-rules';

function moveTo(aim: ReturnType<typeof scrollAim>): void {
  if (aim.kind === 'top') window.scrollTo(0, 0);
  if (aim.kind === 'position') window.scrollTo(0, aim.y);
  if (aim.kind === 'target') document.getElementById(aim.id)?.scrollIntoView();
}

/** Applies the scroll rules on every navigation within the site. */
export function Scroll() {
  const location = useLocation();
  const action = useNavigationType();
  const keeps = useMatches().some(({ handle }) => isPageHandle(handle) && handle.scroll === 'keep');
  const positions = useRef(new Map<string, number>());
  const before = useRef(location);

  // Stop before the next page scrolls to its top, which must not be recorded for this one.
  useBeforePaint(() => {
    const remember = () => positions.current.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const byUs = () => {
      history.scrollRestoration = 'manual';
    };
    const byBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    byUs();
    window.addEventListener('pageshow', byUs);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('pageshow', byUs);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  useBeforePaint(() => {
    if (before.current === location) return;
    const samePath = before.current.pathname === location.pathname;
    before.current = location;
    const remembered = positions.current.get(location.key);
    moveTo(scrollAim({ action, hash: location.hash, samePath, keeps, remembered }));
  }, [location, action, keeps]);

  return null;
}
