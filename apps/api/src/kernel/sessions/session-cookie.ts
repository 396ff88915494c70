import { authCookieName, cookies } from '@heartwood/domain';
import { readCookie } from '../edge/read-cookie';

/** The session token in a request's cookies, or null. */
export function readSessionCookie(headers: Headers, https: boolean): string | null {
  return readCookie(headers, authCookieName(https), /^[\w-]{43}$/);
}

/** The Set-Cookie header for a new session. */
export function sessionCookie(token: string, https: boolean): string {
  return cookie(token, cookies.auth.maxAge, https);
}

/** The Set-Cookie header that removes it. */
export function endedSessionCookie(https: boolean): string {
  return cookie('', 0, https);
}

function cookie(value: string, maxAge: number, https: boolean): string {
  const secure = https ? '; Secure' : '';
  return `${authCookieName(https)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
