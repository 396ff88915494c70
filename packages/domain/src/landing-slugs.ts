import type { NicheNumber } from './niches';
import { landingSlugPrefixes } from './niches';

const languageWords: Readonly<Record<string, string>> = { en: 'eng' };

/** The slug of a landing page: the niche's prefix and the language (`en` is written `eng`). */
export function landingSlug(niche: NicheNumber, locale: string): string {
  return landingSlugPrefixes[niche] + (languageWords[locale] ?? locale);
}

/** The locale that a slug of this niche stands for, or null for any other word. */
export function localeOfLandingSlug<Locale extends string>(
  slug: string,
  niche: NicheNumber,
  locales: readonly Locale[],
): Locale | null {
  return locales.find((locale) => landingSlug(niche, locale) === slug) ?? null;
}
