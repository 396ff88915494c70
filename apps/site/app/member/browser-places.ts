import { unwrap } from '@heartwood/api-client';
import { fallbackLocale, localeOfLanguage } from '@heartwood/i18n';
import { Places } from '../visit/places';
import { browserApi } from './browser-api';

let places: Promise<Places> | undefined;

/** The regions of the brand's countries in a language, which may be of a country; asked for once a document. */
export async function browserPlaces(language: string): Promise<Places> {
  places ??= unwrap(browserApi().GET('/api/regions.php')).then(({ regions }) => new Places(regions));
  places.catch(() => {
    places = undefined;
  });
  return (await places).in(localeOfLanguage(language) ?? fallbackLocale);
}
