import type { Locale } from '@heartwood/i18n';

/** A country of members: the languages written there by weight, and its towns by region (ids as in regions.php). */
export type DemoCountry = {
  readonly weight: number;
  readonly languages: readonly (readonly [Locale, number])[];
  readonly towns: Readonly<Record<string, readonly string[]>>;
  /** Regions whose members write in other languages than the country at large. */
  readonly spoken?: Readonly<Record<string, Locale>>;
};
