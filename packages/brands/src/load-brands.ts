/// <reference types="vite/types/importMeta.d.ts" />
import { ManifestError } from './manifest-error';
import type { ManifestProblem } from './manifest-error';
import type { Manifest } from './manifest-schema';
import { parseManifest } from './parse-manifest';

/** A brand: its manifest and its logo mark as SVG text. */
export type Brand = Manifest & { mark: string };

const manifests = import.meta.glob<unknown>('../brands/*/brand.json', { eager: true, import: 'default' });
const marks = import.meta.glob<string>('../brands/*/logo.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Reads brands from the files of their folders (`…/<id>/brand.json`, `…/<id>/logo.svg`), ordered by id.
 * @throws ManifestError for an invalid manifest and for folders that contradict each other
 */
export function readBrands(
  manifestFiles: Readonly<Record<string, unknown>>,
  markFiles: Readonly<Record<string, string>>,
): Brand[] {
  const owners = new Map<string, string>();
  const companies = new Map<string, Manifest>();
  const pools = new Map<string, Manifest>();
  return Object.keys(manifestFiles)
    .toSorted()
    .map((path) => {
      const folder = path.split('/').at(-2) ?? '';
      const file = `brands/${folder}/brand.json`;
      const manifest = parseManifest(manifestFiles[path], file);
      const mark = markFiles[path.replace(/brand\.json$/, 'logo.svg')];
      const problems: ManifestProblem[] = [];
      if (manifest.id !== folder)
        problems.push({ path: 'id', message: `write "${folder}", the name of the folder` });
      if (!mark?.trimStart().startsWith('<svg'))
        problems.push({ path: 'logo', message: `put the mark as logo.svg into brands/${folder}` });
      else if (!markSize({ mark }))
        problems.push({ path: 'logo', message: 'give logo.svg a size, such as viewBox="0 0 48 48"' });
      for (const host of [manifest.domain, ...manifest.more_domains]) {
        const owner = owners.get(host);
        if (owner) problems.push({ path: 'domain', message: `${host} belongs to ${owner}; choose another` });
        owners.set(host, manifest.id);
      }
      const namesake = companies.get(manifest.company.id);
      if (namesake && namesake.company.name !== manifest.company.name)
        problems.push({
          path: 'company.id',
          message: `in ${namesake.id} it is ${namesake.company.name}, and a company numbers its receipts by its id; choose another id or write the same company`,
        });
      companies.set(manifest.company.id, manifest);
      const { pool, account_disclosure } = manifest;
      const neighbour = pools.get(pool) ?? manifest;
      if (neighbour.account_disclosure !== account_disclosure)
        problems.push({
          path: 'account_disclosure',
          message: `in ${neighbour.id} it is ${neighbour.account_disclosure}, and both have the accounts of pool ${pool}; choose the same or another pool`,
        });
      pools.set(pool, manifest);
      if (problems.length > 0) throw new ManifestError(file, problems);
      return { ...manifest, mark: mark ?? '' };
    });
}

let loaded: readonly Brand[] | undefined;

/** Loads every brand with a folder in `packages/brands/brands`; cached. */
export function loadBrands(): readonly Brand[] {
  loaded ??= readBrands(manifests, marks);
  return loaded;
}

/** Returns width and height of a mark from its `viewBox`; undefined without one. */
export function markSize({ mark }: Pick<Brand, 'mark'>): { width: number; height: number } | undefined {
  const [, width, height] = /^\s*<svg[^>]*\sviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(mark) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Returns the mark as an image source. */
export function markSource(brand: Pick<Brand, 'mark'>): string {
  return `data:image/svg+xml,${encodeURIComponent(brand.mark.trim())}`;
}
