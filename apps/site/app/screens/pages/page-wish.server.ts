import { tagsOf } from '../../consent/consent.server';
import { companyOf } from '../../visit/company.server';
import type { Visit } from '../../visit/visit.server';

/** What a text for reading is filled with in this visit. */
export async function pageWish(visit: Visit) {
  const [settings, company, locale] = await Promise.all([visit.settings(), companyOf(visit), visit.locale()]);
  return { locale, country: settings.geoip_country, record: { settings, company, tags: tagsOf(settings) } };
}
