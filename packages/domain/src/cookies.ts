const daySeconds = 86_400;

/** Names and lifetimes (seconds) of the cookies. */
export const cookies = {
  auth: { name: 'auth', secureName: '__Host-auth', maxAge: 30 * daySeconds },
  locale: { name: 'locale', maxAge: 365 * daySeconds },
  /** The country that the visitor chose, where that isn't the one of the connection. */
  country: { name: 'country', maxAge: 365 * daySeconds },
  /** When the visitor passed the warning at the door, in milliseconds; scripts read and write it. */
  entry: { name: 'entry', maxAge: 365 * daySeconds },
  /** When the member closed which notice, in seconds; scripts read and write it. */
  notices: { name: 'notices', maxAge: 365 * daySeconds },
  /** Whom the visitor looks for, as said on the first page; until the browser is closed, scripts read it. */
  seeking: { name: 'seeking' },
  /** What the visitor answered when asked for consent to scripts that aren't necessary. */
  consent: { name: 'consent', maxAge: 180 * daySeconds },
} as const;

/** That this browser may be asked for push messages; scripts write it once a page is at rest. */
export const pushCookie = { name: 'push', maxAge: 365 * daySeconds } as const;

/** The session cookie's name: with the host prefix where the site runs on https. */
export function authCookieName(https: boolean): string {
  return https ? cookies.auth.secureName : cookies.auth.name;
}
