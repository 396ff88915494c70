import { localeDescriptions } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';

/** A group of languages: those of the visitor's country, the others, or all. */
export interface LanguageGroup {
  readonly kind: 'nearby' | 'others' | 'all';
  readonly locales: readonly Locale[];
}

/**
 * Returns the brand's languages in the page's order: those of the visitor's country first, then all others.
 */
export function languageGroups(
  visible: readonly Locale[],
  offered: readonly Locale[],
): readonly LanguageGroup[] {
  const others = offered.filter((locale) => !visible.includes(locale));
  if (others.length === 0) return [{ kind: 'all', locales: offered }];
  return [
    { kind: 'nearby', locales: visible },
    { kind: 'others', locales: others },
  ];
}

/** Returns a language as shown in lists. */
export function languageChoice(locale: Locale, current: Locale) {
  return { tag: locale, name: localeDescriptions[locale].endonym, selected: locale === current };
}
