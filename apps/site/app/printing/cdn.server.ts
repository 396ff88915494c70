import type { Settings } from '@heartwood/api-contract';

type CdnSettings = Pick<Settings, 'cdn_prefix'>;

/** Returns the origin of the brand's CDN, for content security policies; `undefined` if it has none. */
export function cdnOrigin({ cdn_prefix }: CdnSettings): string | undefined {
  return URL.canParse(cdn_prefix) ? new URL(cdn_prefix).origin : undefined;
}

/**
 * Returns the address of a public picture, the same for every visitor of the brand: at its CDN if it has one, which
 * fetches it from the brand's host.
 */
export function pictureAddress(settings: CdnSettings, path: string): string {
  return cdnOrigin(settings) ? `${settings.cdn_prefix}${path}` : path;
}
