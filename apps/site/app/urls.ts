import { routePath, safeReturnPath } from '@heartwood/domain';

function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return text ? `${path}?${text}` : path;
}

/** Where a visitor's wish leads after signup. */
export type Wish = 'chat' | 'photos' | 'gift' | 'like';

/** The addresses of the site; nothing else puts one together. */
export const urls = {
  /** A route of the specification's table by its name. */
  path: routePath,
  withQuery,
  /** The login page, which leads back to `from` (path and query) afterwards. */
  login: (from?: string) => withQuery(routePath('login'), { to: from && safeReturnPath(from) }),
  /** Where a login leads: the page that asked for it where it is one of ours, else the members. */
  afterLogin: (to?: string | null) => {
    const path = safeReturnPath(to);
    return path && !/^\/(?:login|logout|signup)?(?:[?#]|$)/.test(path) ? path : routePath('members');
  },
  /** Signup, from a member's profile where `profile` is given. */
  signup: (context: { readonly profile?: string; readonly wish?: Wish } = {}) =>
    withQuery(routePath('signup'), context),
  /** The step of the signup that comes after the account was made. */
  signupStep: (step: string) => withQuery(routePath('complete-signup'), { step }),
  activation: (token: string) => withQuery(routePath('activate-done'), { token }),
  /** Where forms of every page are sent. */
  logout: '/logout',
  language: '/language',
  /** The whole catalogue of a locale, by its content. */
  messages: (locale: string, version: string) => `/messages/${locale}-${version}.json`,
} as const;
