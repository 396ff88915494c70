import { tagsOf } from '../../consent/consent.server';
import { companyOf } from '../../visit/company.server';
import type { Visit } from '../../visit/visit.server';

/** Returns the values that fill a static text in this visit. */
export async function pageWish(visit: Visit) {
  const [settings, company, locale] = await Promise.all([visit.settings(), companyOf(visit), visit.locale()]);
  return { locale, country: settings.geoip_country, record: { settings, company, tags: tagsOf(settings) } };
}
