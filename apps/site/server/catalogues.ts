import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isLocale, isOverlayName } from '@heartwood/i18n';
import { MadeOnce } from '../app/printing/made-once.server';
import { catalogueOf } from '../app/printing/render-material.server';
import { acceptsEncoding } from './accepts-encoding';

const packed = new MadeOnce<Buffer>(500);

function brotli(key: string, json: string): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return packed.get(key, () => promisify(brotliCompress)(Buffer.from(json), { params }));
}

/**
 * Serves a locale's complete catalogue, `<locale>-<version>.json` or with a niche's overlay
 * `<locale>-<overlay>-<version>.json`; an older version gets the newest, uncached.
 */
export async function answerCatalogue(file: string, acceptEncoding: string | undefined): Promise<Response> {
  const [, locale, overlay, version] = /^([a-z]{2})(?:-([a-z]+))?-([0-9a-f]{12})\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || (overlay !== undefined && !isOverlayName(overlay)))
    return new Response('Not Found', { status: 404 });
  const catalogue = await catalogueOf(locale, overlay ?? null);
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': version === catalogue.version ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'accept-encoding',
  });
  if (!acceptsEncoding(acceptEncoding, 'br')) return new Response(catalogue.json, { headers });
  headers.set('content-encoding', 'br');
  const body = await brotli(`${locale} ${overlay ?? ''} ${catalogue.version}`, catalogue.json);
  return new Response(new Uint8Array(body), { headers });
}
