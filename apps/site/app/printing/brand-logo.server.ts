import type { Settings } from '@heartwood/api-contract';
import { findBrandById, markSize } from '@heartwood/brands';
import { urls } from '../urls';
import { pictureAddress } from './cdn.server';

/**
 * A brand's name as written in its logo, with its mark at the icon's address if its folder is in this
 * repository.
 */
export interface BrandLogo {
  readonly name: string;
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
}

/** Returns the logo of the settings' brand. */
export function brandLogo(settings: Pick<Settings, 'brand' | 'logo' | 'cdn_prefix'>): BrandLogo {
  const { logo } = settings;
  const brand = findBrandById(settings.brand);
  const size = brand && markSize(brand);
  return size
    ? { name: logo.text, picture: { src: pictureAddress(settings, urls.icon), ...size } }
    : { name: logo.text };
}
