import { localeDescriptions } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';

/** Languages that stand together: those of the visitor's country, those beside them, or all. */
export interface LanguageGroup {
  readonly kind: 'nearby' | 'others' | 'all';
  readonly locales: readonly Locale[];
}

/** The brand's languages in the order of the page: those of the visitor's country first, then all the others. */
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

/** A language as lists show it. */
export function languageChoice(locale: Locale, current: Locale) {
  return { tag: locale, name: localeDescriptions[locale].endonym, selected: locale === current };
}
