import { authCookieName, hasTrafficSource, routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import {
  formatLocale,
  localeOfLanguage,
  readLocaleCookie,
  requestedLocale,
  resolveLocale,
} from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { ApiError, unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { createServerApi } from './api.server';
import type { CallOrigin, VisitListeners } from './api.server';
import type { Settings, User } from '@heartwood/api-contract';
import { cookieIn, cookieText } from '../format/cookie';
import { inChosenCountry, visitorCountry } from './chosen-country';
import { guard, isOpenPage, needsMember, speaksByAddress } from './guards';
import type { PageHandle } from '../document/page-handle';
import type { SettingsCache } from './settings-cache.server';
import { settingsQuery } from './settings-query';
import { readTracking } from './tracking.server';

/** The server's input for one page request. */
export interface VisitSource {
  readonly request: Request;
  /** Where the request came from; `cookie` is the visitor's own header. */
  readonly origin: CallOrigin;
  readonly apiOrigin: string;
  readonly settingsCache: SettingsCache;
  /** The network of the visitor's IP address, absent for local ones. */
  readonly network?: string;
  readonly routeId?: string;
  readonly handle?: PageHandle;
  /** Path and query of the page, also for data requests. */
  readonly address: string;
  /** Whether this is a document request, not a data request. */
  readonly document: boolean;
  /** Logs an error with the request's id. */
  readonly report: (error: unknown) => void;
  readonly nonce: string;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (!made) {
      made = make();
      made.catch(() => undefined);
    }
    return made;
  };
}

/** Returns the names of the session cookies in a `Cookie` header. */
export function sessionCookies(cookie: string | undefined): string[] {
  const names = [authCookieName(true), authCookieName(false)];
  return names.filter((name) => cookieIn(cookie, name) !== undefined);
}

/**
 * One page request: the visitor, the brand, the language, and the API on that visitor's behalf. Each API call
 * is made once, however many loaders need it. The server creates one per request.
 */
export class Visit {
  readonly api: ApiClient;
  readonly nonce: string;
  readonly address: string;
  readonly handle: PageHandle | undefined;
  readonly hasSession: boolean;
  /** The visitor's own `Cookie` header. */
  readonly cookie: string | undefined;
  readonly secure: boolean;
  /** Whether this is a document request, not a data request. */
  readonly document: boolean;
  /** The origin that the visitor sees, such as `https://example.com`. */
  readonly ownOrigin: string;
  readonly #source: VisitSource;
  readonly #cookies: string[] = [];
  readonly #listeners: VisitListeners;
  #loggedOut = false;

  constructor(source: VisitSource) {
    this.#source = source;
    this.nonce = source.nonce;
    this.address = source.address;
    this.handle = source.handle;
    this.document = source.document;
    this.secure = source.origin.protocol === 'https';
    this.ownOrigin = `${source.origin.protocol}://${source.origin.host}`;
    this.cookie = source.origin.cookie;
    this.hasSession = sessionCookies(this.cookie).length > 0;
    const listeners: VisitListeners = {
      keepsKeys: () => this.settings().then(({ idempotency }) => idempotency === true),
      onCookies: (cookies: readonly string[]) => this.setCookies(cookies),
      onLoggedOut: () => {
        this.#loggedOut = true;
      },
    };
    this.#listeners = listeners;
    this.api = createServerApi(source.apiOrigin, source.origin, listeners, source.request.method !== 'GET');
  }

  /**
   * Returns the brand's settings for the country that the visitor chose: cached for 60 seconds by host, except for a
   * page with a query of its own, which may change them.
   */
  readonly settings: () => Promise<Settings> = once(async () => {
    const { host } = this.#source.origin;
    const domain = host.replace(/:\d+$/, '');
    const load = (query: Readonly<Record<string, string>>) =>
      unwrap(this.api.GET('/api/settings.php', { params: { query: { query: { ...query, domain } } } }));
    const cached = () =>
      this.#source.settingsCache.get({ host, network: this.#source.network }, () => load({}));
    const query = this.document ? settingsQuery(this.route, this.address) : {};
    const asked = Object.keys(query).length > 0 ? load(query).catch(cached) : cached();
    return inChosenCountry(await asked, this.cookie);
  });

  /** Returns the requesting member, or `null` for a visitor. */
  readonly user: () => Promise<User | null> = once(async () => {
    if (!this.hasSession) return null;
    try {
      const { user } = await unwrap(this.api.GET('/api/user.php'));
      return user;
    } catch (error) {
      // An operator's own server may reject here what it rejects everywhere else.
      if (error instanceof ApiError && error.code === 'authentication_required') return null;
      throw error;
    }
  });

  /** Returns the language of this page for this visitor. */
  readonly locale: () => Promise<Locale> = once(async () => {
    const [settings, user] = await Promise.all([
      this.settings().catch(() => undefined),
      this.user().catch(() => null),
    ]);
    const query = new URL(this.address, this.ownOrigin).searchParams;
    return resolveLocale({
      requested: speaksByAddress(this.route) && !user ? requestedLocale(query) : undefined,
      account: user?.language,
      cookie: readLocaleCookie(this.#source.origin.cookie),
      domainLanguage: settings?.domain_language,
      country: settings && visitorCountry(settings),
      brandDefault: settings?.default_locale,
      brandLocales: settings?.locales,
    });
  });

  /** Returns the tag for numbers and dates: the locale as spoken in the visitor's country. */
  readonly formatLocale: () => Promise<string> = once(async () => {
    const [locale, settings] = await Promise.all([this.locale(), this.settings().catch(() => undefined)]);
    return formatLocale(locale, settings && visitorCountry(settings));
  });

  /** Returns where this page redirects those who may not see it; `undefined` for those who may. */
  readonly redirection: () => Promise<string | undefined> = once(async () => {
    const { route, address } = this;
    if (isOpenPage(route)) return undefined;
    if (!this.hasSession) {
      const asked = { route, address, visitorsMaySearch: await this.visitorsMaySearch() };
      return guard(asked, { signedIn: false, paid: false });
    }
    if (!this.#source.document && !needsMember(route)) return undefined;
    const [user, maySearch] = await Promise.all([this.user(), this.visitorsMaySearch()]);
    const caller = { signedIn: user !== null, paid: user?.paid_user ?? false };
    return guard({ route, address, visitorsMaySearch: maySearch }, caller);
  });

  /** Whether the brand lets this visitor search: everybody, or those from a named source. */
  async visitorsMaySearch(): Promise<boolean> {
    const { logged_out_search, logged_out_search_trafficsource } = await this.settings();
    return (
      logged_out_search || (logged_out_search_trafficsource && hasTrafficSource(readTracking(this.cookie)))
    );
  }

  /**
   * Returns the API client of a member who logged in during this visit, whose cookie the browser doesn't have
   * yet.
   */
  apiOfNewMember(): ApiClient {
    const pairs = this.#cookies.map((cookie) => cookie.split(';', 1)[0]);
    const cookie = [this.cookie, ...pairs].filter(Boolean).join('; ');
    return createServerApi(this.#source.apiOrigin, { ...this.#source.origin, cookie }, this.#listeners, true);
  }

  /** The page's name in the route table, if any. */
  get route(): RouteName | undefined {
    const { routeId } = this.#source;
    return routeId !== undefined && Object.hasOwn(routes, routeId) ? (routeId as RouteName) : undefined;
  }

  /** Whether the browser sends Global Privacy Control. */
  get privacySignal(): boolean {
    return this.#source.request.headers.get('sec-gpc') === '1';
  }

  /** Whether the API reported during this visit that nobody is logged in. */
  get loggedOut(): boolean {
    return this.#loggedOut;
  }

  /** Deletes the session cookies in the browser. */
  forgetSession(): void {
    const ended = { secure: this.secure, maxAge: 0 };
    this.setCookies(sessionCookies(this.cookie).map((name) => `${cookieText(name, '', ended)}; HttpOnly`));
  }

  /** Logs an error with the request's id. */
  readonly report = (error: unknown): void => this.#source.report(error);

  /** The browser's preferred language. */
  get browserLanguage(): Locale | undefined {
    return localeOfLanguage(this.#source.request.headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim());
  }

  /** Adds `Set-Cookie` values to the response, whatever its status. */
  setCookies(cookies: readonly string[]): void {
    this.#cookies.push(...cookies);
  }

  /** Returns the response's `Set-Cookie` values: the last one of each name. */
  cookiesToSet(): readonly string[] {
    return [...new Map(this.#cookies.map((cookie) => [cookie.split('=', 1)[0], cookie])).values()];
  }
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly visit: Visit;
    /** Returns the text of a file of the browser build by its address; `undefined` if there is none. */
    readonly readAsset: (address: string) => string | undefined;
  }
}
