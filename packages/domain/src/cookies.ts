const daySeconds = 86_400;

/** Names and lifetimes (seconds) of the cookies. */
export const cookies = {
  auth: { name: 'auth', secureName: '__Host-auth', maxAge: 30 * daySeconds },
  locale: { name: 'locale', maxAge: 365 * daySeconds },
  /** The country the visitor chose, where it differs from the connection's. */
  country: { name: 'country', maxAge: 365 * daySeconds },
  /** When the visitor passed the age gate, in milliseconds; read and written by scripts. */
  entry: { name: 'entry', maxAge: 365 * daySeconds },
  /** When the member closed each notice, in seconds; read and written by scripts. */
  notices: { name: 'notices', maxAge: 365 * daySeconds },
  /** The gender the visitor chose on the first page; a session cookie, read by scripts. */
  seeking: { name: 'seeking' },
  /** The visitor's answer to the consent question about scripts that aren't necessary. */
  consent: { name: 'consent', maxAge: 180 * daySeconds },
} as const;

/** Whether this browser can be asked for push; written by scripts once the page is idle. */
export const pushCookie = { name: 'push', maxAge: 365 * daySeconds } as const;

/** Returns the session cookie's name, with the host prefix where the site runs on https. */
export function authCookieName(https: boolean): string {
  return https ? cookies.auth.secureName : cookies.auth.name;
}
