import { loadBrands } from '@heartwood/brands';
import type { Brand } from '@heartwood/brands';

/** Returns the brand of this repository with that id; a foreign server may name an unknown one. */
export function knownBrand(id: string): Brand | undefined {
  return loadBrands().find((known) => known.id === id);
}
