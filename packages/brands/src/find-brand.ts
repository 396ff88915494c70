import type { Brand } from './load-brands';
import { loadBrands } from './load-brands';

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);

/** A request's host in small letters, without port and dot at the end. */
export function bareHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * The brand that answers on a host: by its domains (with or without `www.`), `<id>.localhost`, and the first brand
 * on the own machine. With `brand` that one always answers. Null when nobody does.
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

/** The brand with this id, or null. */
export function findBrandById(id: string, brands: readonly Brand[] = loadBrands()): Brand | null {
  return brands.find((brand) => brand.id === id) ?? null;
}
