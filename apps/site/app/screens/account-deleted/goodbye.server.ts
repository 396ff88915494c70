import { cookieIn, cookieText } from '../../format/cookie';

const name = 'goodbye';
const maxAge = 600;

/** What the goodbye says: to whom, and to which day the account can come back. */
export interface Goodbye {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly until: string;
}

/** The cookie that tells the page after a deletion whom to say goodbye to; the browser keeps it for ten minutes. */
export function goodbyeCookie(goodbye: Goodbye, { secure }: { readonly secure: boolean }): string {
  const value = encodeURIComponent(JSON.stringify([goodbye.name, goodbye.until]));
  return `${cookieText(name, value, { secure, maxAge })}; HttpOnly`;
}

/** Reads the cookie of the goodbye; `null` where there is none, or none that can be read. */
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
