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

const enteredMark = 'entered';

/** A visitor's wish, carried out after signup. */
export type Wish = 'chat' | 'photos' | 'gift' | 'like';

/** The addresses of the site; no other module builds any. */
export const urls = {
  /** Returns the path of a route by its name in the specification's table. */
  path: routePath,
  withQuery,
  /** The login page, which redirects to `from` (path and query) afterwards. */
  login: (from?: string) => withQuery(routePath('login'), { to: from && safeReturnPath(from) }),
  /** Where a login redirects: the page that required it if it is one of ours, else the members. */
  afterLogin: (to?: string | null) => {
    const path = safeReturnPath(to);
    return path && !/^\/(?:login|logout|signup)?(?:[?#]|$)/.test(path) ? path : routePath('members');
  },
  /** Marks the login page's address after a login, to detect a browser without cookies. */
  enteredMark,
  /**
   * Where to redirect after logging in: to `to`, through the login page if the browser has sent no cookie
   * yet; without cookies the problem is shown there.
   */
  entered: (to: string, keepsCookies: boolean) =>
    keepsCookies ? to : withQuery(routePath('login'), { to, [enteredMark]: 1 }),
  /** Signup, from a member's profile if `profile` is given. */
  signup: (context: { readonly profile?: string; readonly wish?: Wish } = {}) =>
    withQuery(routePath('signup'), context),
  /** The conversation with a member, with the gifts open. */
  gifts: (profile: string, query: Readonly<Record<string, number>> = {}) =>
    withQuery(routePath('members-id-chat', { id: profile }), { gift: 1, ...query }),
  /** A step of the signup after the account was created. */
  signupStep: (step: string) => withQuery(routePath('complete-signup'), { step }),
  /** The page of the reset mail. */
  newPassword: (token: string) => withQuery(routePath('reset-password-do'), { token }),
  /** Shown after the new password was set. */
  passwordSet: withQuery(routePath('reset-password-do'), { done: 1 }),
  /** Shown after a deleted account was restored, and if its link was invalid. */
  accountBack: withQuery(routePath('account-deleted'), { back: 1 }),
  reactivationFailed: withQuery(routePath('account-deleted'), { failed: 1 }),
  /** Shown after a new mail address was activated, and if its link was invalid. */
  mailChanged: withQuery(routePath('mail-change-do'), { done: 1 }),
  mailChangeFailed: withQuery(routePath('mail-change-do'), { failed: 1 }),
  /** The page of a mail's unsubscribe link, or its outcome. */
  unsubscription: (token: string, state?: 'done' | 'undone') =>
    withQuery(routePath('notifications'), { token, ...(state && { [state]: 1 }) }),
  /** A step of deleting the account. */
  deletion: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(routePath('settings', { section: 'delete' }), query),
  /** All own photos, and the upload of the next one. */
  ownPhotos: withQuery(routePath('profile'), { edit: 'photos' }),
  /** The printable receipt of a payment. */
  receipt: (id: string) => withQuery(routePath('transactions-id', { id }), { show: 'receipt' }),
  /** All ledger entries and payments as a file. */
  transactionsFile: '/transactions.csv',
  activation: (token: string) => withQuery(routePath('activate-done'), { token }),
  /** The brand's mark. */
  icon: '/icon.svg',
  /** The web app manifest in a language; by default the brand's own. */
  webAppManifest: (locale?: string) => withQuery('/manifest.webmanifest', { lang: locale }),
  /** A splash screen of the installed app on iOS. */
  splash: (name: string) => `/splash/${name}.png`,
  /** An icon of the installed app; the version is a cache key. */
  appIcon: (name: string, version?: string) => withQuery(`/icons/${name}.png`, { v: version }),
  /** Actions of forms that every page has. */
  logout: '/logout',
  language: '/language',
  /** Action of the age warning without script. */
  entry: '/entry',
  /** Action of the answer about third-party scripts. */
  consent: '/consent',
  /** Action that accepts newer terms without script. */
  acceptTerms: '/accept-terms',
  /**
   * The complete catalogue of a locale, with the niche's overlay if its name has one; the version is its
   * hash.
   */
  messages: (name: string, version: string) => `/messages/${name}-${version}.json`,
  /** The page with every language; choosing one redirects to `from` (path and query). */
  languages: (from: string) =>
    from.split('?', 1)[0] === routePath('lang-config')
      ? from
      : withQuery(routePath('lang-config'), { to: safeReturnPath(from) }),
  /** The link preview's picture in a language; the version is a cache key. */
  socialCard: (locale: string, version: string) => `/social/${locale}-${version}.png`,
} as const;
