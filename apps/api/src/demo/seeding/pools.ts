import type { Manifest } from '@heartwood/brands';
import type { Brand } from '../../kernel/brands';
import type { PoolOutline } from '../people/demo-member';
import { demoLocales } from '../people/texts/text-books';

const plainNiche = 1;

/**
 * The pools of the brands that show demo members, each once. Brands that share one add their countries and locales; where
 * their niches differ its members are of all kinds.
 */
export function demoPools(brands: readonly Brand[]): PoolOutline[] {
  const pools = new Map<string, PoolOutline>();
  for (const { id, pool, manifest, settings } of brands) {
    if (!manifest.demo) continue;
    const known = pools.get(pool);
    const wanted = [manifest.default_locale, ...manifest.locales];
    const locales = demoLocales.filter((locale) => wanted.includes(locale));
    const ordered = locales.sort((one, other) => wanted.indexOf(one) - wanted.indexOf(other));
    pools.set(pool, {
      id: pool,
      brand: known?.brand ?? id,
      brands: [...(known?.brands ?? []), id],
      niche: known && known.niche !== manifest.niche ? plainNiche : manifest.niche,
      countries: [...new Set([...(known?.countries ?? []), ...manifest.countries])],
      locales: [...new Set([...(known?.locales ?? []), ...ordered])],
      termsVersion: [known?.termsVersion ?? '', settings.terms_version].sort().at(-1) ?? '',
    });
  }
  return [...pools.values()];
}

/** The manifest of the brand that a pool's members signed up at. */
export function manifestOf({ brand }: PoolOutline, brands: readonly Brand[]): Manifest {
  const found = brands.find(({ id }) => id === brand);
  if (!found) throw new Error(`There is no brand ${brand}`);
  return found.manifest;
}
