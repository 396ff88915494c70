import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptsEncoding } from './accepts-encoding';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=3600';

type Bytes = Uint8Array<ArrayBuffer>;

interface Asset {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly plain: Bytes;
  readonly br?: Bytes;
  readonly gzip?: Bytes;
}

/** The files of the browser build, by address. */
export type Assets = ReadonlyMap<string, Asset>;

/**
 * Reads the files of a directory into memory, so that a new build in its place takes nothing from a running
 * server; those below `assets/` have a hash in their name and are immutable.
 */
export async function readAssets(directory: string): Promise<Assets> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, Bytes>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(directory, file).split(sep).join('/')}`, new Uint8Array(await readFile(file)));
  }
  const assets = new Map<string, Asset>();
  for (const [address, plain] of files) {
    const type = types[extname(address)];
    if (!type) continue;
    assets.set(address, {
      type,
      cacheControl: address.startsWith('/assets/') ? immutable : shortLived,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: files.get(`${address}.br`),
      gzip: files.get(`${address}.gz`),
    });
  }
  return assets;
}

/** Returns the text of a build file by its address; `undefined` if there is none. */
export function readText(assets: Assets, address: string): string | undefined {
  const plain = assets.get(address)?.plain;
  return plain && new TextDecoder().decode(plain);
}

/**
 * Returns the part of a file that a `Range` header requests: a single range; anything else gets the whole
 * file.
 */
function partOf(header: string | null, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}

/** Serves a film, which some browsers only play with range requests. */
function answerFilm({ plain }: Asset, request: Request, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const part = partOf(request.headers.get('range'), plain.length);
  if (part === 'outside') {
    headers.set('content-range', `bytes */${plain.length}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: plain.length - 1 };
  headers.set('content-length', String(end - start + 1));
  if (part) headers.set('content-range', `bytes ${start}-${end}/${plain.length}`);
  const body = request.method === 'HEAD' ? null : plain.subarray(start, end + 1);
  return new Response(body, { status: part ? 206 : 200, headers });
}

/** Serves a build file, compressed as the browser accepts it; `undefined` for other addresses. */
export function answerAsset(assets: Assets, request: Request, pathname: string): Response | undefined {
  const asset = assets.get(pathname);
  if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'accept-encoding',
  });
  if (request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers });
  if (asset.type.startsWith('video/')) return answerFilm(asset, request, headers);
  const accepted = request.headers.get('accept-encoding');
  const br = asset.br && acceptsEncoding(accepted, 'br') ? asset.br : undefined;
  const gzip = !br && asset.gzip && acceptsEncoding(accepted, 'gzip') ? asset.gzip : undefined;
  if (br) headers.set('content-encoding', 'br');
  if (gzip) headers.set('content-encoding', 'gzip');
  const variant = br ?? gzip ?? asset.plain;
  headers.set('content-length', String(variant.length));
  return new Response(request.method === 'HEAD' ? null : variant, { headers });
}
