import type { Settings } from '@heartwood/api-contract';
import { landingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { localeDescriptions, locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { CardSettings } from '../printing/card-words.server';
import { graphOf } from '../printing/page-listing.server';
import type { PageListing } from '../printing/page-listing.server';
import type { Lander } from './lander';

/**
 * Returns a lander's listing for search engines and link previews: one address per language of the brand, by
 * slug; the one without a slug, in the domain's language, is the default.
 */
export async function landerListing(
  name: string,
  { withoutSlug = false }: Pick<Lander, 'withoutSlug'>,
  settings: CardSettings & Pick<Settings, 'locales' | 'cdn_prefix'>,
  locale: Locale,
  { origin, slug }: { readonly origin: string; readonly slug: string | undefined },
): Promise<PageListing> {
  const neutral = new URL(`/landers/${name}`, origin);
  const addressOf = (of: string) => new URL(`${neutral.pathname}/${of}`, origin).href;
  const addressIn = (each: Locale) => addressOf(landingSlug(settings.niche as NicheNumber, each));
  const canonical = slug === undefined ? neutral.href : addressOf(slug);
  const offered = withoutSlug ? [] : locales.filter((each) => settings.locales.includes(each));
  return {
    pathname: neutral.pathname,
    canonical,
    alternates: offered.length
      ? [
          ...offered.map((each) => ({ hrefLang: localeDescriptions[each].htmlLang, href: addressIn(each) })),
          { hrefLang: 'x-default', href: neutral.href },
        ]
      : [],
    graph: await graphOf(settings, locale, origin, canonical),
  };
}
