import { smartphoneQuery } from '@heartwood/domain';
import { urls } from '../urls';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link here, not in another tab or window. */
export function isPlainPress(event: Press): boolean {
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

const signupAsked = 'signup-asked';

/**
 * Opens the signup dialog as a click on a link to `address` would. Returns whether it does; otherwise signup
 * is the page at that address.
 */
export function openSignup(address: string): boolean {
  return !window.dispatchEvent(new CustomEvent(signupAsked, { cancelable: true, detail: address }));
}

/**
 * Calls `open` with the query of a clicked link or submitted form that leads to signup, instead of following
 * it; but not on smartphones, where signup is a page, nor without cookies, which that page reports. Returns
 * an unsubscribe function.
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
  const onAsked = (event: Event) =>
    follow(event, new URL((event as CustomEvent<string>).detail, window.location.href).search);
  window.addEventListener(signupAsked, onAsked);
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    window.removeEventListener(signupAsked, onAsked);
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('submit', onSubmit, { capture: true });
  };
}
