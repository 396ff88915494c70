import { smartphoneQuery } from '@heartwood/domain';
import { urls } from '../../../urls';

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function signupLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== window.location.origin)
    return undefined;
  return link.pathname === urls.path('signup') ? link : undefined;
}

/**
 * Calls `open` with the query of a link to signup instead of following it, but not on smartphones, where signup is a
 * page, nor where the browser keeps no cookies, which the page finds out and tells. Gives back how to stop.
 */
export function watchSignupLinks(open: (query: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event) || window.location.pathname === urls.path('signup')) return;
    const link = signupLink(event);
    if (!link || !navigator.cookieEnabled || window.matchMedia(smartphoneQuery).matches) return;
    event.preventDefault();
    open(link.search);
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
