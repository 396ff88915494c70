import { urls } from '../urls';

/** Whether a form ends the session. */
export function isLogout(form: HTMLFormElement): boolean {
  const { origin, pathname } = new URL(form.action);
  return origin === window.location.origin && pathname === urls.logout;
}
