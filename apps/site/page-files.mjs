import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('build/client', import.meta.url));

function readManifest() {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('Build the site first.');
  return JSON.parse(
    readFileSync(join(assets, name), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;?\s*$/, ''),
  );
}

/** Returns a route with its parents, root first. */
function lineage(routes, id) {
  const route = routes[id];
  if (!route) throw new Error(`There is no route ${id}.`);
  return [...(route.parentId ? lineage(routes, route.parentId) : []), route];
}

/** Returns the names of all pages: the routes with a component that are not layouts. */
export function pageIds() {
  const { routes } = readManifest();
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes).filter((id) => !parents.has(id) && routes[id].parentId !== 'root');
}

/**
 * Returns what a browser loads before a route's first view is interactive. The route's own part of the
 * manifest is inlined in the document; what an idle page fetches (events, polls, prefetch) is not included.
 * @param {string} id the route's name in routes.ts
 * @returns {{ scripts: string[], styles: string[] }} absolute paths
 */
export function pageFiles(id) {
  const { entry, routes } = readManifest();
  const parts = [entry, ...lineage(routes, id)];
  const absolute = (paths) => [...new Set(paths)].map((path) => join(client, path));
  return {
    scripts: absolute(parts.flatMap((part) => [part.module, ...part.imports])),
    styles: absolute(parts.flatMap((part) => part.css)),
  };
}

/**
 * Returns what a browser loads for a dynamic import, beyond the first view of a route.
 * @param {string} path the module's path in this folder
 * @param {string} id the route's name in routes.ts
 * @returns {{ scripts: string[], styles: string[] }} absolute paths
 */
export function lateFilesBeyond(path, id) {
  const manifest = JSON.parse(
    readFileSync(new URL('build/.vite/client-manifest.json', import.meta.url), 'utf8'),
  );
  if (!manifest[path]) throw new Error(`${path} is not imported dynamically.`);
  const keys = new Set([path]);
  for (const key of keys) for (const next of manifest[key].imports ?? []) keys.add(next);
  const chunks = [...keys].map((key) => manifest[key]);
  const page = pageFiles(id);
  const known = new Set([...page.scripts, ...page.styles]);
  const beyond = (files) =>
    [...new Set(files)].map((file) => join(client, file)).filter((file) => !known.has(file));
  return {
    scripts: beyond(chunks.map(({ file }) => file)),
    styles: beyond(chunks.flatMap(({ css = [] }) => css)),
  };
}
