import type { Settings } from '@heartwood/api-contract';
import { findBrandByHost, findBrandById, loadBrands, settingsOf, type Manifest } from '@heartwood/brands';
import type { Environment } from './environment';

/** A brand's settings that don't depend on the caller. */
export type BrandSettings = Omit<
  Settings,
  'push_public_key' | 'geoip_country' | 'geoip_selected_country' | 'region_data'
>;

/** A brand as the API sees it. */
export interface Brand {
  /** The manifest's name, such as `amberlane`. */
  id: string;
  /** The pool of its members; brands may share one. */
  pool: string;
  settings: BrandSettings;
  /** Company, packages, payment methods and everything else in the manifest. */
  manifest: Manifest;
}

/** Looks up brands. */
export interface BrandDirectory {
  all: readonly Brand[];
  /** The brand of a request's host (with or without port); null for an unknown host. */
  byHost(host: string): Brand | null;
  byId(id: string): Brand | null;
}

/** Creates a brand from its manifest. */
export function brandOf(manifest: Manifest): Brand {
  const settings = settingsOf(manifest, { geoipCountry: null, pushPublicKey: null, regionData: [] });
  return { id: manifest.id, pool: manifest.pool, settings, manifest };
}

/**
 * The brands that have a manifest; with `BRAND` only that one, at its domains, on this machine, at the host
 * of BASE_URL, and in the demo at any host.
 */
export function installedBrands({ BRAND, BASE_URL, DEMO }: Environment): BrandDirectory {
  const manifests = loadBrands();
  const only = BRAND ? findBrandById(BRAND, manifests) : null;
  if (BRAND && !only) {
    throw new Error(
      `BRAND: there is no brand ${BRAND}; there are ${manifests.map(({ id }) => id).join(', ')}`,
    );
  }
  const served = only ? [only] : manifests;
  const all = served.map((manifest) => brandOf(manifest));
  const byId = (id: string) => all.find((brand) => brand.id === id) ?? null;
  const baseHost = new URL(BASE_URL).host;
  return {
    all,
    byId,
    byHost(host) {
      if (only && (DEMO || host === baseHost)) return byId(only.id);
      const manifest = findBrandByHost(host, {}, served);
      return manifest && byId(manifest.id);
    },
  };
}
