import type { Locale } from '@heartwood/i18n';

/** A country of members: its languages by weight, and its towns by region (ids as in regions.php). */
export type DemoCountry = {
  readonly weight: number;
  readonly languages: readonly (readonly [Locale, number])[];
  readonly towns: Readonly<Record<string, readonly string[]>>;
  /** Regions with other languages than the rest of the country. */
  readonly spoken?: Readonly<Record<string, Locale>>;
};
