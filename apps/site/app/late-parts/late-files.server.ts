import type { Manifest } from 'vite';

const built = import.meta.glob<Manifest>('../../build/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});

/**
 * Returns the addresses of the scripts and styles that a browser fetches for a late chunk, with all
 * dependencies; `name` is the chunk's in the browser build, which precedes the server's. None in development.
 */
export function lateFiles(name: string): readonly string[] {
  if (!import.meta.env.PROD) return [];
  const manifest = Object.values(built)[0] ?? {};
  const [late, ...others] = Object.values(manifest).filter(
    (chunk) => chunk.isDynamicEntry && chunk.name === name,
  );
  if (!late || others.length > 0)
    throw new Error(`not one chunk of the build is called ${name} and fetched late`);
  const chunks = new Set([late]);
  for (const { imports = [] } of chunks)
    for (const key of imports) if (manifest[key]) chunks.add(manifest[key]);
  const scripts = [...chunks].map(({ file }) => file);
  const styles = [...chunks].flatMap(({ css = [] }) => css);
  return [...scripts, ...new Set(styles)].map((file) => `/${file}`);
}
