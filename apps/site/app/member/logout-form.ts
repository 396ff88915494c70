import { urls } from '../urls';

/** Whether submitting a form logs out. */
export function isLogout(form: HTMLFormElement): boolean {
  const { origin, pathname } = new URL(form.action);
  return origin === window.location.origin && pathname === urls.logout;
}
