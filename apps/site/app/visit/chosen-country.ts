import { cookies } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';
import type { Settings } from '@heartwood/api-contract';

type CountrySettings = Pick<Settings, 'geoip_country' | 'geoip_selected_country'>;

/**
 * Returns the `Set-Cookie` value that stores the visitor's country for 365 days; `null` deletes it, and the
 * IP address's country applies again. `secure` if the site is served over https.
 */
export function countryCookie(country: string | null, options: { readonly secure: boolean }): string {
  const { name, maxAge } = cookies.country;
  return cookieText(name, country ?? '', { ...options, maxAge: country ? maxAge : 0 });
}

/** Returns the settings for the country named in a `Cookie` header, if the brand serves that country. */
export function inChosenCountry<Chosen extends CountrySettings & Pick<Settings, 'countries'>>(
  settings: Chosen,
  cookie: string | undefined,
): Chosen {
  const kept = cookieIn(cookie, cookies.country.name);
  const chosen = settings.countries.find((country) => country === kept);
  return chosen ? { ...settings, geoip_selected_country: chosen } : settings;
}

/** Returns the visitor's country: the chosen one, else that of the IP address; `null` when unknown. */
export function visitorCountry(settings: CountrySettings): string | null {
  return settings.geoip_selected_country ?? settings.geoip_country;
}
