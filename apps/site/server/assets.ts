import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=3600';

interface Variant {
  readonly file: string;
  readonly size: number;
}

interface Asset {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly plain: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}

/** The files of the browser build, by address. */
export type Assets = ReadonlyMap<string, Asset>;

/** Lists the files below a directory once; those below `assets/` have a hash in their name and never change. */
export async function readAssets(directory: string): Promise<Assets> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const variants = new Map<string, Variant & { modified: number }>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    variants.set(`/${relative(directory, file).split(sep).join('/')}`, { file, size, modified: mtimeMs });
  }
  const assets = new Map<string, Asset>();
  for (const [address, plain] of variants) {
    const type = types[extname(address)];
    if (!type) continue;
    assets.set(address, {
      type,
      cacheControl: address.startsWith('/assets/') ? immutable : shortLived,
      etag: `"${plain.size.toString(36)}-${Math.trunc(plain.modified).toString(36)}"`,
      plain,
      br: variants.get(`${address}.br`),
      gzip: variants.get(`${address}.gz`),
    });
  }
  return assets;
}

function accepts(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name, ...parameters] = item.trim().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Answers a request for a file of the build, compressed as the browser takes it; `undefined` for other addresses. */
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
  const accepted = request.headers.get('accept-encoding');
  const br = asset.br && accepts(accepted, 'br') ? asset.br : undefined;
  const gzip = !br && asset.gzip && accepts(accepted, 'gzip') ? asset.gzip : undefined;
  if (br) headers.set('content-encoding', 'br');
  if (gzip) headers.set('content-encoding', 'gzip');
  const variant = br ?? gzip ?? asset.plain;
  headers.set('content-length', String(variant.size));
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(variant.file));
  return new Response(body as ReadableStream<Uint8Array> | null, { headers });
}
