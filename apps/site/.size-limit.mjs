import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from './page-files.mjs';

const fonts = fileURLToPath(new URL('../../packages/ui/fonts', import.meta.url));
const latin = (...families) =>
  readdirSync(fonts)
    .filter((name) => families.some((family) => name === `${family}-latin.woff2`))
    .map((name) => join(fonts, name));

/** Families a page of each theme loads, and the pages whose first view is limited, in kB gzip. */
const themes = {
  ember: latin('bricolage-grotesque', 'figtree'),
  velvet: latin('archivo', 'geist'),
};
const pages = { index: 110, members: 135, 'chats-id': 150 };

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
      limit: '45 kB',
      gzip: true,
    })),
  ),
];
