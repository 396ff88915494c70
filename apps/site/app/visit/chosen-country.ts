import { cookies } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';
import type { Settings } from '@heartwood/api-contract';

/** Settings that apply to one country. */
type OfCountry = Pick<Settings, 'geoip_selected_country' | 'region_data'>;

type CountrySettings = Pick<Settings, 'geoip_country' | 'geoip_selected_country'>;

/**
 * Returns the `Set-Cookie` value that stores the visitor's country for 365 days; `null` deletes it, and the
 * IP address's country applies again. `secure` if the site is served over https.
 */
export function countryCookie(country: string | null, options: { readonly secure: boolean }): string {
  const { name, maxAge } = cookies.country;
  return cookieText(name, country ?? '', { ...options, maxAge: country ? maxAge : 0 });
}

/** Returns settings for another country; its regions are not loaded. */
export function withCountry<Given extends OfCountry>(
  settings: Given,
  country: Settings['geoip_selected_country'],
): Given {
  if (country === settings.geoip_selected_country) return settings;
  return { ...settings, geoip_selected_country: country, region_data: [] };
}

/** Returns the settings for the country named in a `Cookie` header, if the brand serves that country. */
export function inChosenCountry<Chosen extends OfCountry & Pick<Settings, 'countries'>>(
  settings: Chosen,
  cookie: string | undefined,
): Chosen {
  const kept = cookieIn(cookie, cookies.country.name);
  const chosen = settings.countries.find((country) => country === kept);
  return chosen ? withCountry(settings, chosen) : settings;
}

/** Returns the visitor's country: the chosen one, else that of the IP address; `null` when unknown. */
export function visitorCountry(settings: CountrySettings): string | null {
  return settings.geoip_selected_country ?? settings.geoip_country;
}
