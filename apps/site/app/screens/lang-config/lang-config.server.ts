import { safeReturnPath } from '@heartwood/domain';
import { visibleLocales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { visitorCountry } from '../../visit/chosen-country';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';

/** What the page with every language shows. */
export interface LangConfigData {
  /** Where a choice of language leads. */
  readonly to: string;
  /** Every language of the brand. */
  readonly locales: readonly Locale[];
  /** The languages of the visitor's country; all of the brand's where it has no rule. */
  readonly visible: readonly Locale[];
  /** The country that holds now. */
  readonly current: string | null;
  /** The countries that the brand serves. */
  readonly countries: readonly string[];
  /** The country in which the list stands, empty where it is unknown. */
  readonly selected: string;
}

/** Loads the languages and countries of the brand, and the page to go back to. */
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
