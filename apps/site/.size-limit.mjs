import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lateFilesBeyond, pageFiles, pageIds } from './page-files.mjs';

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
 * The most that the first view of a page may load, in kB gzip; the framework alone is 83.
 */
const scripts = {
  index: 125,
  login: 135,
  members: 149,
  'members-id': 152,
  'likes-m-id': 152,
  'chats-id': 168,
  'members-id-chat': 168,
  signup: 153,
  'complete-signup': 161,
  settings: 154,
  directdebit: 169,
};
/** The most for every page that is not named above; landers, which the framework does not print, have `landers.load.ts`. */
const otherScripts = 150;
/** The most script that the signup's dialog may bring beyond the page that it opens over. */
const signupDialog = 82;
/** The pages whose styles and fonts are counted. */
const styled = ['index', 'members', 'chats-id', 'signup'];
const stylesAndFonts = 47;

export default [
  ...pageIds().map((id) => ({
    name: `${id}: script`,
    path: pageFiles(id).scripts,
    limit: `${scripts[id] ?? otherScripts} kB`,
    gzip: true,
  })),
  {
    name: 'signup dialog: script beyond the page',
    path: lateFilesBeyond('app/screens/signup/dialog/signup-dialog.tsx', 'index').scripts,
    limit: `${signupDialog} kB`,
    gzip: true,
  },
  ...styled.flatMap((id) =>
    Object.entries(themes).map(([theme, files]) => ({
      name: `${id}: styles and ${theme} fonts`,
      path: [...pageFiles(id).styles, ...files],
      limit: `${stylesAndFonts} kB`,
      gzip: true,
    })),
  ),
];
