import { loadBrands } from '@heartwood/brands';
import type { Brand } from '@heartwood/brands';

/** The brand of this repository with that id; a foreign server may tell of one that isn't here. */
export function knownBrand(id: string): Brand | undefined {
  return loadBrands().find((known) => known.id === id);
}
