import { safeReturnPath } from '@heartwood/domain';
import { visibleLocales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { visitorCountry } from '../../visit/chosen-country';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';

/** Data of the page with every language. */
export interface LangConfigData {
  /** Where choosing a language redirects. */
  readonly to: string;
  /** Every language of the brand. */
  readonly locales: readonly Locale[];
  /** The languages of the visitor's country; all of the brand's if it has no rule. */
  readonly visible: readonly Locale[];
  /** The country currently in effect. */
  readonly current: string | null;
  /** The countries that the brand serves. */
  readonly countries: readonly string[];
  /** The country selected in the list, empty if unknown. */
  readonly selected: string;
}

/** Loads the brand's languages and countries, and the page to return to. */
export const loader = pageLoader(async ({ visit, url }): Promise<LangConfigData> => {
  const settings = await visit.settings();
  const current = visitorCountry(settings);
  return {
    to: safeReturnPath(url.searchParams.get('to')) ?? urls.path('index'),
    locales: settings.locales,
    visible: visibleLocales(current, settings.locales),
    current,
    countries: settings.countries,
    selected: settings.geoip_selected_country ?? '',
  };
});
