import { brandPage } from '@heartwood/brands/pages';
import { hasImprint } from '@heartwood/i18n';
import { isPageName, staticPage } from '@heartwood/i18n/pages';
import type { StaticPage } from '@heartwood/i18n/pages';
import { data } from '@remix-run/node';
import { readConsent } from '../../consent/consent.server';
import type { ConsentAnswerName } from '../../consent/answers';
import { pageWish } from './page-wish.server';
import { pageLoader } from '../../visit/page.server';

/** A static text, and its effective date if known. */
export interface PageData {
  readonly page: StaticPage;
  /** ISO 8601. */
  readonly since: string | null;
  /** The answer about third-party scripts, on the page about cookies of a brand that has any. */
  readonly consent?: ConsentAnswerName | 'open';
}

const versioned: ReadonlySet<string> = new Set(['terms', 'privacy']);

/** Loads a page made for every brand; the address says which. */
export const loader = pageLoader(async ({ visit, url }): Promise<PageData> => {
  const name = url.pathname.split('/').at(-1);
  if (!isPageName(name)) throw data({ code: 'not_found' }, { status: 404 });
  const wish = await pageWish(visit);
  const { settings, tags } = wish.record;
  if (name === 'imprint' && !hasImprint(settings.locales)) throw data({ code: 'not_found' }, { status: 404 });
  const since = versioned.has(name) ? settings.terms_version : null;
  return {
    page: await staticPage({ name, ...wish }),
    since,
    consent: name === 'cookies' && tags.length > 0 ? (readConsent(visit.cookie, tags) ?? 'open') : undefined,
  };
});

/** Loads a page of the brand's own; 404 for any other token. */
export const tokenLoader = pageLoader(async ({ visit, params }): Promise<PageData> => {
  const wish = await pageWish(visit);
  const page = await brandPage(wish.record.settings.brand, { name: params.token ?? '', ...wish });
  if (!page) throw data({ code: 'not_found' }, { status: 404 });
  return { page, since: null };
});
