import type { Brand } from './load-brands';
import { loadBrands } from './load-brands';

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);

/** Returns a request's host in lower case, without port and trailing dot. */
export function bareHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Finds the brand for a host: by its domains (with or without `www.`), by `<id>.localhost`, and the first
 * brand on localhost. `brand` overrides the host. Null when no brand matches.
 */
export function findBrandByHost(
  host: string,
  options: { brand?: string } = {},
  brands: readonly Brand[] = loadBrands(),
): Brand | null {
  if (options.brand) return findBrandById(options.brand, brands);
  const bare = bareHost(host);
  if (ownMachine.has(bare)) return brands[0] ?? null;
  const name = bare.replace(/^www\./, '');
  return (
    brands.find(
      ({ id, domain, more_domains }) =>
        name === `${id}.localhost` ||
        [domain, ...more_domains].some((own) => own.replace(/^www\./, '') === name),
    ) ?? null
  );
}

/** Returns the brand with this id, or null. */
export function findBrandById(id: string, brands: readonly Brand[] = loadBrands()): Brand | null {
  return brands.find((brand) => brand.id === id) ?? null;
}
