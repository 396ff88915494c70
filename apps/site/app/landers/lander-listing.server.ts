import type { Settings } from '@heartwood/api-contract';
import { landingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { localeDescriptions, locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { CardSettings } from '../session/card-words.server';
import { graphOf } from '../session/page-listing.server';
import type { PageListing } from '../session/page-listing.server';
import type { Lander } from './lander';

/**
 * How search engines and shared links know a lander: its address in each language of the brand is that of the
 * language's slug, and the one without a slug, which speaks the domain's language, stands for any other.
 */
export async function landerListing(
  name: string,
  { withoutSlug = false }: Pick<Lander, 'withoutSlug'>,
  settings: CardSettings & Pick<Settings, 'locales'>,
  locale: Locale,
  origin: string,
): Promise<PageListing> {
  const neutral = new URL(`/landers/${name}`, origin);
  const addressIn = (each: Locale) =>
    new URL(`${neutral.pathname}/${landingSlug(settings.niche as NicheNumber, each)}`, origin).href;
  const canonical = withoutSlug ? neutral.href : addressIn(locale);
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
