import type { Manifest } from '@heartwood/brands';
import type { PoolOutline } from '@heartwood/demo-people';
import { locales } from '@heartwood/i18n';
import type { Brand } from '../../kernel/brands';

/** Returns the pools of the brands that show demo members, without duplicates. */
export function demoPools(brands: readonly Brand[]): PoolOutline[] {
  const pools = new Map<string, PoolOutline>();
  for (const { id, pool, manifest, settings } of brands) {
    if (!manifest.demo) continue;
    const known = pools.get(pool);
    const { niche, countries, default_locale } = manifest;
    const others = locales.filter((locale) => locale !== default_locale && manifest.locales.includes(locale));
    pools.set(pool, {
      id: pool,
      brands: [...(known?.brands ?? []), { id, niche, countries, locales: [default_locale, ...others] }],
      termsVersion: [known?.termsVersion ?? '', settings.terms_version].sort().at(-1) ?? '',
    });
  }
  return [...pools.values()];
}

/** Returns the manifest of the brand that a pool's named members signed up at. */
export function manifestOf({ id, brands: [first] }: PoolOutline, brands: readonly Brand[]): Manifest {
  const found = brands.find((brand) => brand.id === first?.id);
  if (!found) throw new Error(`Pool ${id} has no brand`);
  return found.manifest;
}
