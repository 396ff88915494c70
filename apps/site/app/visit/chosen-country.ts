import { cookies } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';
import type { Settings } from '@heartwood/api-contract';

type CountrySettings = Pick<Settings, 'geoip_country' | 'geoip_selected_country'>;

/**
 * The `Set-Cookie` value that keeps the visitor's country for 365 days; with `null` it is forgotten, and the country
 * of the visitor's address holds again. `secure` where the site is served over https.
 */
export function countryCookie(country: string | null, options: { readonly secure: boolean }): string {
  const { name, maxAge } = cookies.country;
  return cookieText(name, country ?? '', { ...options, maxAge: country ? maxAge : 0 });
}

/** The settings for the country that a `Cookie` header names, where the brand serves that country. */
export function inChosenCountry<Told extends CountrySettings & Pick<Settings, 'countries'>>(
  settings: Told,
  cookie: string | undefined,
): Told {
  const kept = cookieIn(cookie, cookies.country.name);
  const chosen = settings.countries.find((country) => country === kept);
  return chosen ? { ...settings, geoip_selected_country: chosen } : settings;
}

/** The country that holds for a visitor: the chosen one, else that of the address; `null` when unknown. */
export function visitorCountry(settings: CountrySettings): string | null {
  return settings.geoip_selected_country ?? settings.geoip_country;
}
