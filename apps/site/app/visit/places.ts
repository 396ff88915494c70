import type { CountryRegions } from '@heartwood/api-contract';
import { regionNameIn } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';

type Regions = CountryRegions['regions'];

/** The regions of countries, by the names that the API gives them, or those of a language. */
export class Places {
  readonly #countries: ReadonlyMap<string, Regions>;
  readonly #named = new Map<Locale, Places>();

  constructor(countries: readonly CountryRegions[]) {
    this.#countries = new Map(countries.map(({ country, regions }) => [country, regions]));
  }

  /** The same places by their names in a language. */
  in(locale: Locale): Places {
    const before = this.#named.get(locale);
    if (before) return before;
    const { compare } = new Intl.Collator(locale);
    const named = new Places(
      [...this.#countries].map(([country, regions]) => ({
        country,
        regions: regions
          .map(({ id, name }) => ({ id, name: regionNameIn(locale, country, id) ?? name }))
          .sort((one, other) => compare(one.name, other.name)),
      })),
    );
    this.#named.set(locale, named);
    return named;
  }

  /** The regions of a country in the order of the alphabet; none where the country is unknown. */
  regionsOf(country: string | null): Regions {
    return (country && this.#countries.get(country)) || [];
  }

  /** The name of a country's region, where both are known. */
  regionName(country: string | null, region: string | null): string | undefined {
    return this.regionsOf(country).find(({ id }) => id === region)?.name;
  }
}
