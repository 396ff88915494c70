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
  /** Marks the login page's address after a login, so that it knows a browser that kept no cookie. */
  enteredMark,
  /**
   * Where one goes who was just logged in: to `to`, by the login page where the browser has sent no cookie so far, as
   * one that keeps none; there it is told.
   */
  entered: (to: string, keepsCookies: boolean) =>
    keepsCookies ? to : withQuery(routePath('login'), { to, [enteredMark]: 1 }),
  /** Signup, from a member's profile where `profile` is given. */
  signup: (context: { readonly profile?: string; readonly wish?: Wish } = {}) =>
    withQuery(routePath('signup'), context),
  /** The step of the signup that comes after the account was made. */
  signupStep: (step: string) => withQuery(routePath('complete-signup'), { step }),
  /** The page of the reset mail. */
  newPassword: (token: string) => withQuery(routePath('reset-password-do'), { token }),
  /** Where one ends up whose new password was set. */
  passwordSet: withQuery(routePath('reset-password-do'), { done: 1 }),
  /** Where one ends up whose deleted account is back, and where the link to it was no good. */
  accountBack: withQuery(routePath('account-deleted'), { back: 1 }),
  reactivationFailed: withQuery(routePath('account-deleted'), { failed: 1 }),
  /** Where one ends up whose new mail address holds, and where the link to it was no good. */
  mailChanged: withQuery(routePath('mail-change-do'), { done: 1 }),
  mailChangeFailed: withQuery(routePath('mail-change-do'), { failed: 1 }),
  /** The page of a mail's link that turns such mails off, or what came of it. */
  unsubscription: (token: string, state?: 'done' | 'undone') =>
    withQuery(routePath('notifications'), { token, ...(state && { [state]: 1 }) }),
  /** A step of deleting the account. */
  deletion: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(routePath('settings', { section: 'delete' }), query),
  /** All own photos, and the place of the next one. */
  ownPhotos: withQuery(routePath('profile'), { edit: 'photos' }),
  /** The receipt of a payment, to print. */
  receipt: (id: string) => withQuery(routePath('transactions-id', { id }), { show: 'receipt' }),
  /** Every change of the credits and every payment as a file. */
  transactionsFile: '/transactions.csv',
  activation: (token: string) => withQuery(routePath('activate-done'), { token }),
  /** The brand's mark. */
  icon: '/icon.svg',
  /** What a device is told of the app when it is installed, in a language; without one in the brand's own. */
  webAppManifest: (locale?: string) => withQuery('/manifest.webmanifest', { lang: locale }),
  /** An icon of the installed app; the version tells one picture of a brand from the next. */
  appIcon: (name: string, version?: string) => withQuery(`/icons/${name}.png`, { v: version }),
  /** Where forms of every page are sent. */
  logout: '/logout',
  language: '/language',
  /** Where the warning at the door sends its answer without script. */
  entry: '/entry',
  /** Where the answer about scripts of others is sent. */
  consent: '/consent',
  /** Where newer terms are accepted without script. */
  acceptTerms: '/accept-terms',
  /** The whole catalogue of a locale, with a niche's copy where the name has one, by its content. */
  messages: (name: string, version: string) => `/messages/${name}-${version}.json`,
  /** The page with every language, from which a choice leads to `from` (path and query). */
  languages: (from: string) =>
    from.split('?', 1)[0] === routePath('lang-config')
      ? from
      : withQuery(routePath('lang-config'), { to: safeReturnPath(from) }),
  /** The picture that a shared link shows in a language; the version tells one picture of a brand from the next. */
  socialCard: (locale: string, version: string) => `/social/${locale}-${version}.png`,
} as const;
