import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from './page-files.mjs';

const fonts = fileURLToPath(new URL('../../packages/ui/fonts', import.meta.url));
const latin = (...families) =>
  readdirSync(fonts)
    .filter((name) => families.some((family) => name === `${family}-latin.woff2`))
    .map((name) => join(fonts, name));

/** Families that a page of each theme loads. */
const themes = {
  ember: latin('bricolage-grotesque', 'figtree'),
  orchid: latin('fraunces', 'wix-madefor-text'),
  velvet: latin('archivo', 'geist'),
  sorbet: latin('gabarito', 'funnel-sans'),
  linen: latin('source-serif-4', 'atkinson-hyperlegible-next'),
  merlot: latin('cormorant', 'familjen-grotesk'),
  cobalt: latin('syne', 'host-grotesk'),
};
/**
 * The most that the first view of a page may load, in kB gzip; the framework alone is 83. On the page at `/` the
 * framework waits for a press, and these are the scripts that it brings then.
 */
const scripts = { index: 110, members: 135, 'chats-id': 150 };
/** The most script of a page on which the framework waits. */
const beforePress = 15;
const stylesAndFonts = 45;

export default [
  {
    name: 'index: script before the first press',
    path: fileURLToPath(new URL('build/page-scripts/first-press.js', import.meta.url)),
    limit: `${beforePress} kB`,
    gzip: true,
  },
  ...Object.entries(scripts).map(([id, limit]) => ({
    name: id === 'index' ? 'index: script at the first press' : `${id}: script`,
    path: pageFiles(id).scripts,
    limit: `${limit} kB`,
    gzip: true,
  })),
  ...Object.keys(scripts).flatMap((id) =>
    Object.entries(themes).map(([theme, files]) => ({
      name: `${id}: styles and ${theme} fonts`,
      path: [...pageFiles(id).styles, ...files],
      limit: `${stylesAndFonts} kB`,
      gzip: true,
    })),
  ),
];
