import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from './page-files.mjs';

const fonts = fileURLToPath(new URL('../../packages/ui/fonts', import.meta.url));
const latin = (...families) =>
  readdirSync(fonts)
    .filter((name) => families.some((family) => name === `${family}-latin.woff2`))
    .map((name) => join(fonts, name));

/**
 * Families a page of each theme loads, and the pages whose first view is limited, in kB gzip. The goals are 110, 135 and
 * 150 for scripts and 45 for styles and fonts; a limit here only ever goes down.
 */
const themes = {
  ember: latin('bricolage-grotesque', 'figtree'),
  velvet: latin('archivo', 'geist'),
};
const pages = { index: 125, members: 165, 'chats-id': 172 };

export default [
  ...Object.entries(pages).map(([id, limit]) => ({
    name: `${id}: script`,
    path: pageFiles(id).scripts,
    limit: `${limit} kB`,
    gzip: true,
  })),
  ...Object.keys(pages).flatMap((id) =>
    Object.entries(themes).map(([theme, files]) => ({
      name: `${id}: styles and ${theme} fonts`,
      path: [...pageFiles(id).styles, ...files],
      limit: '50 kB',
      gzip: true,
    })),
  ),
];
