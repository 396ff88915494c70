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
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
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

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The part of a file that a `Range` header asks for: one range; anything else is answered with the whole file. */
function partOf(header: string | null, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}

/** A film, of which some browsers play nothing unless they get it in parts. */
function answerFilm({ plain }: Asset, request: Request, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const part = partOf(request.headers.get('range'), plain.size);
  if (part === 'outside') {
    headers.set('content-range', `bytes */${plain.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: plain.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (part) headers.set('content-range', `bytes ${start}-${end}/${plain.size}`);
  const body =
    request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(plain.file, { start, end }));
  return new Response(body as ReadableStream<Uint8Array> | null, { status: part ? 206 : 200, headers });
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
  if (asset.type.startsWith('video/')) return answerFilm(asset, request, headers);
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
