import { cookieIn, cookieText } from '../../format/cookie';

const name = 'goodbye';
const maxAge = 600;

/** The goodbye: the name, and the last day on which the account can be reactivated. */
export interface Goodbye {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly until: string;
}

/** Returns the cookie with the goodbye for the page after a deletion; it expires after ten minutes. */
export function goodbyeCookie(goodbye: Goodbye, { secure }: { readonly secure: boolean }): string {
  const value = encodeURIComponent(JSON.stringify([goodbye.name, goodbye.until]));
  return `${cookieText(name, value, { secure, maxAge })}; HttpOnly`;
}

/** Reads the cookie of the goodbye; `null` if it is missing or invalid. */
export function readGoodbye(cookies: string | undefined): Goodbye | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookieIn(cookies, name) ?? ''));
    if (!Array.isArray(value)) return null;
    const [to, until] = value as unknown[];
    if (typeof to !== 'string' || typeof until !== 'string' || Number.isNaN(Date.parse(until))) return null;
    return /^\d{4}-\d{2}-\d{2}$/.test(until) ? { name: to, until } : null;
  } catch {
    return null;
  }
}
