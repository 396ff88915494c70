import type { Settings } from '@heartwood/api-contract';
import { findBrandById, markSize } from '@heartwood/brands';
import { urls } from '../urls';

/** A brand's name as its logo writes it, with its mark at the icon's address where its folder is of this repository. */
export interface BrandLogo {
  readonly name: string;
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
}

/** The logo of the brand that the settings tell of. */
export function brandLogo({ brand: id, logo }: Pick<Settings, 'brand' | 'logo'>): BrandLogo {
  const brand = findBrandById(id);
  const size = brand && markSize(brand);
  return size ? { name: logo.text, picture: { src: urls.icon, ...size } } : { name: logo.text };
}
