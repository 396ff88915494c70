import { smartphoneQuery } from '@heartwood/domain';
import { urls } from '../../../urls';

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function leadsToSignup(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && pathname === urls.path('signup');
}

function queryOfLink(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainPress(event)) return undefined;
  return leadsToSignup(link.href) ? link.search : undefined;
}

function queryOfForm({ target: form }: SubmitEvent): string | undefined {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !leadsToSignup(form.action))
    return undefined;
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  );
  return `?${new URLSearchParams(fields).toString()}`;
}

/**
 * Calls `open` with the query of a link to signup, or of a form that leads there, instead of following it, but not on
 * smartphones, where signup is a page, nor where the browser keeps no cookies, which the page finds out and tells. Gives
 * back how to stop.
 */
export function watchSignupLinks(open: (query: string) => void): () => void {
  const follow = (event: Event, query: string | undefined) => {
    if (query === undefined || leadsToSignup(window.location.href)) return;
    if (!navigator.cookieEnabled || window.matchMedia(smartphoneQuery).matches) return;
    event.preventDefault();
    open(query);
  };
  const onClick = (event: MouseEvent) => follow(event, queryOfLink(event));
  const onSubmit = (event: SubmitEvent) => follow(event, queryOfForm(event));
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('submit', onSubmit, { capture: true });
  };
}
