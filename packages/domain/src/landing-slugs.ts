import type { NicheNumber } from './niches';
import { landingSlugPrefixes } from './niches';

const languageWords: Readonly<Record<string, string>> = { en: 'eng' };

/** Returns the slug of a landing page: the niche's prefix and the language (`en` becomes `eng`). */
export function landingSlug(niche: NicheNumber, locale: string): string {
  return landingSlugPrefixes[niche] + (languageWords[locale] ?? locale);
}

/** Returns the locale of this niche's slug, or null for any other word. */
export function localeOfLandingSlug<Locale extends string>(
  slug: string,
  niche: NicheNumber,
  locales: readonly Locale[],
): Locale | null {
  return locales.find((locale) => landingSlug(niche, locale) === slug) ?? null;
}
