import { createHash } from 'node:crypto';
import type { Settings } from '@heartwood/api-contract';
import { localeOfLandingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { locales, resolveLocale } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { pick } from '../app/format/pick';
import { entryDue } from '../app/entry-warning/entry-due';
import { landers } from '../app/landers/landers';
import { landerListing } from '../app/landers/lander-listing.server';
import { landerPlaces } from '../app/landers/places/lander-places';
import { printLander } from '../app/landers/print-lander.server';
import type { LanderSource, PrintedLander } from '../app/landers/print-lander.server';
import { MadeOnce } from '../app/printing/made-once.server';
import type { Places } from '../app/visit/places';
import { posterAnswer } from './poster-answer';

const address = /^\/landers\/([a-z]+)(?:\/([a-z-]+))?\/?$/;
const cacheControl = 'public, max-age=60, s-maxage=600, stale-while-revalidate=86400';

const printedFrom = [
  'brand',
  'name',
  'logo',
  'cdn_prefix',
  'locales',
  'niche',
  'theme',
  'min_age',
  'us_footer',
  'tags',
] as const satisfies readonly (keyof LanderSource['settings'])[];

/** Caches share the page within a country, so the warning's own script checks who passed it before. */
const anyVisitor = {
  loggedIn: false,
  entered: false,
  installedApp: false,
  route: 'landers-tinderswipe',
  query: new URLSearchParams(),
} as const;

/** Returns the language of a brand's slug, the domain's without a slug, nothing for a wrong one. */
export function landerLocale(
  slug: string | undefined,
  settings: Pick<Settings, 'niche' | 'locales' | 'domain_language' | 'default_locale'>,
): Locale | null {
  const offered = locales.filter((locale) => settings.locales.includes(locale));
  if (slug !== undefined) return localeOfLandingSlug(slug, settings.niche as NicheNumber, offered);
  return resolveLocale({
    domainLanguage: settings.domain_language,
    brandDefault: settings.default_locale,
    brandLocales: offered,
  });
}

/** A lander's inputs, each loaded when needed. */
export interface LanderMatter {
  /** The origin that the visitor sees. */
  readonly origin: string;
  readonly settings: () => Promise<Settings>;
  /** The interests that the brand offers. */
  readonly interests: () => Promise<readonly string[]>;
  /** The regions by their names in a language. */
  readonly places: (locale: Locale) => Promise<Places>;
}

/**
 * Creates the handler of the finished landers. A page depends on its origin and address, the brand, the
 * language and whether the visitor's country has the age warning, so it is rendered once, and caches may
 * store it per country; nothing else is read from the request. Returns nothing for other paths and for slugs
 * that the brand doesn't have.
 */
export function createLanders(): (pathname: string, asked: LanderMatter) => Promise<Response | undefined> {
  const printed = new MadeOnce<PrintedLander>(500);
  return async (pathname, asked) => {
    const [, name = '', slug] = address.exec(pathname) ?? [];
    const lander = Object.hasOwn(landers, name) ? landers[name] : undefined;
    if (!lander || (lander.withoutSlug && slug !== undefined)) return undefined;
    const settings = await asked.settings();
    const locale = landerLocale(slug, settings);
    if (!locale) return undefined;
    const regions = lander.asksPlace ? await asked.places(locale) : undefined;
    const source: LanderSource = {
      settings: pick(settings, printedFrom),
      interests: lander.asksInterests ? await asked.interests() : undefined,
      locale,
      entry: entryDue({ brand: settings, ...anyVisitor }),
      listing: await landerListing(name, lander, settings, locale, { origin: asked.origin, slug }),
      ...(regions && {
        places: landerPlaces(locale, settings.countries, (country) => regions.regionsOf(country)),
      }),
    };
    const key = createHash('sha256')
      .update(JSON.stringify([pathname, source]))
      .digest('base64');
    const page = await printed.get(key, () => printLander(name, lander, source));
    return posterAnswer(page, { locale, cacheControl });
  };
}
