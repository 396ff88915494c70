import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lateFilesBeyond, pageFiles, pageIds } from './page-files.mjs';

const fonts = fileURLToPath(new URL('../../packages/ui/fonts', import.meta.url));
const latin = (...families) =>
  readdirSync(fonts)
    .filter((name) => families.some((family) => name === `${family}-latin.woff2`))
    .map((name) => join(fonts, name));

/** Font families that a page of each theme loads. */
const themes = {
  ember: latin('bricolage-grotesque', 'figtree'),
  orchid: latin('fraunces', 'wix-madefor-text'),
  velvet: latin('archivo', 'geist'),
  sorbet: latin('gabarito', 'funnel-sans'),
  linen: latin('source-serif-4', 'atkinson-hyperlegible-next'),
  merlot: latin('cormorant', 'familjen-grotesk'),
  cobalt: latin('syne', 'host-grotesk'),
};
/** Script budget for the first view of a page, in kB gzip; the framework alone is 83. */
const scripts = {
  index: 125,
  login: 136,
  members: 150,
  'members-id': 155,
  'likes-m-id': 155,
  'chats-id': 169,
  'members-id-chat': 169,
  signup: 153,
  'complete-signup': 163,
  settings: 156,
  notifications: 151,
  'transactions-id': 153,
  directdebit: 170,
};
/**
 * Script budget for every page not named above; landers, which don't use the framework, have
 * `landers.load.ts`.
 */
const otherScripts = 150;
/** Script budget of the signup dialog, beyond the page that it opens over. */
const signupDialog = 83;
/** Pages whose styles and fonts have a budget. */
const styled = ['index', 'members', 'chats-id', 'signup'];
const stylesAndFonts = 48;

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
