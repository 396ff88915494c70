import type { Settings } from '@heartwood/api-contract';
import { brandPageTokens } from '@heartwood/brands/pages';
import { isLocale, localeAlternates, localeDescriptions, localeQueryName } from '@heartwood/i18n';
import type { Locale, LocaleAlternate } from '@heartwood/i18n';
import { urls } from '../urls';
import { pictureAddress } from './cdn.server';
import { cardVersion, cardWords } from './card-words.server';
import type { CardSettings } from './card-words.server';
import type { Visit } from '../visit/visit.server';

/** A page's listing for search engines and link previews. */
export interface PageListing {
  /** The page's path. */
  readonly pathname: string;
  /** The page's canonical address in the requested language. */
  readonly canonical: string;
  readonly alternates: readonly LocaleAlternate[];
  /** Open Graph properties other than title and description. */
  readonly graph: readonly (readonly [property: string, content: string])[];
}

/**
 * Returns a listed page's address in each language that it exists in, and the canonical one of the request:
 * all parameters but one of the page's languages are dropped. `address` is path and query.
 */
export function pageAddresses(
  origin: string,
  address: string,
  locales: readonly Locale[],
): Pick<PageListing, 'pathname' | 'canonical' | 'alternates'> {
  const asked = new URL(address, origin);
  const language = asked.searchParams.get(localeQueryName);
  const neutral = new URL(asked.pathname, origin);
  const alternates = localeAlternates(neutral, locales);
  const offered = isLocale(language) && locales.includes(language);
  const canonical = offered
    ? alternates.find(({ hrefLang }) => hrefLang === localeDescriptions[language].htmlLang)?.href
    : undefined;
  return { pathname: asked.pathname, canonical: canonical ?? neutral.href, alternates };
}

function localesOf(visit: Visit, { brand, locales }: Settings): readonly Locale[] | undefined {
  if (visit.route !== 'token') return locales;
  const token = visit.address.split('?', 1)[0]?.slice(1) ?? '';
  const written = brandPageTokens(brand).get(token);
  return written && locales.filter((locale) => written.includes(locale));
}

/** Returns a page's Open Graph properties in a language: its address and its card. */
export async function graphOf(
  settings: CardSettings & Pick<Settings, 'cdn_prefix'>,
  locale: Locale,
  origin: string,
  canonical: string,
): Promise<PageListing['graph']> {
  const card = urls.socialCard(locale, await cardVersion(settings, locale));
  return [
    ['og:type', 'website'],
    ['og:url', canonical],
    ['og:locale', localeDescriptions[locale].iso.replace('-', '_')],
    ['og:image', new URL(pictureAddress(settings, card), origin).href],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', await cardWords(settings, locale)],
  ];
}

/** Returns the listing of the requested page; `null` if it is not listed. */
export async function listingOf(
  visit: Visit,
  settings: Settings,
  locale: Locale,
): Promise<PageListing | null> {
  if (visit.handle?.listed !== true) return null;
  const locales = localesOf(visit, settings);
  if (!locales) return null;
  const addresses = pageAddresses(visit.ownOrigin, visit.address, locales);
  return { ...addresses, graph: await graphOf(settings, locale, visit.ownOrigin, addresses.canonical) };
}
