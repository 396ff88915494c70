import type { CountryRegions } from '@heartwood/api-contract';
import { allCountries } from 'country-region-data';

/** A region's everyday name; the list has `Bristol, City of` and `Durham, County`. */
function spokenName(name: string): string {
  return name.replace(/, City of$/, '').replace(/^(.+), (County|The)$/, '$2 $1');
}

const byCountry = new Map<string, Map<string, string>>(
  allCountries.map(([, country, regions]) => [
    country,
    new Map(regions.flatMap(([name, id]) => (id ? [[id, spokenName(name)] as const] : []))),
  ]),
);

/** Whether a code is a country's. */
export const isCountry = (country: string): boolean => byCountry.has(country);

/** Whether an id is a region of the country. */
export const isRegionOf = (country: string, region: string): boolean =>
  byCountry.get(country)?.has(region) ?? false;

/** The regions of a country, by name. */
export function regionsOf(country: string): CountryRegions['regions'] {
  return [...(byCountry.get(country) ?? [])]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
