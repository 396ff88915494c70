import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themes } from '@heartwood/ui/themes';
import type { ThemeName } from '@heartwood/ui/themes';

const folders = ['../../../../packages/ui/fonts', '../profile-landings/faces'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const sizes = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder).map((file) => [file, statSync(join(folder, file)).size] as const),
  ),
);

/** Names of all themes. */
export const everyTheme = Object.keys(themes) as ThemeName[];

/** Budget for a page's styles and fonts together, compressed, in bytes. */
export const mostStyle = 45_000;

/** Returns the size of the font files that a rendered page fetches at once, in bytes. */
export function fontBytes(html: string): number {
  const files = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="[^"]*\/([\w-]+\.woff2)/g)];
  return files.reduce((sum, [, file = '']) => {
    const size = sizes.get(file);
    if (size === undefined) throw new Error(`${file} is no font of ours`);
    return sum + size;
  }, 0);
}
