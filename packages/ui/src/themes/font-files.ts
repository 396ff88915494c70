import archivoLatin from '../../fonts/archivo-latin.woff2?url&no-inline';
import archivoLatinExt from '../../fonts/archivo-latin-ext.woff2?url&no-inline';
import archivoLatinRare from '../../fonts/archivo-latin-rare.woff2?url&no-inline';
import bricolageLatin from '../../fonts/bricolage-grotesque-latin.woff2?url&no-inline';
import bricolageLatinExt from '../../fonts/bricolage-grotesque-latin-ext.woff2?url&no-inline';
import bricolageLatinRare from '../../fonts/bricolage-grotesque-latin-rare.woff2?url&no-inline';
import figtreeLatin from '../../fonts/figtree-latin.woff2?url&no-inline';
import figtreeLatinExt from '../../fonts/figtree-latin-ext.woff2?url&no-inline';
import figtreeLatinRare from '../../fonts/figtree-latin-rare.woff2?url&no-inline';
import geistLatin from '../../fonts/geist-latin.woff2?url&no-inline';
import geistLatinExt from '../../fonts/geist-latin-ext.woff2?url&no-inline';
import geistLatinRare from '../../fonts/geist-latin-rare.woff2?url&no-inline';
import type { FontUrlMap } from './font-faces';

/**
 * Addresses of the bundled font files, hashed by Vite. Import it in server code (or Storybook's preview) and hand
 * it to `themeCss({ fonts })` and `fontPreloads`; the browser needs no script for it.
 */
export const fontFiles: FontUrlMap = {
  archivo: { latin: archivoLatin, latinExt: archivoLatinExt, latinRare: archivoLatinRare },
  'bricolage-grotesque': {
    latin: bricolageLatin,
    latinExt: bricolageLatinExt,
    latinRare: bricolageLatinRare,
  },
  figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt, latinRare: figtreeLatinRare },
  geist: { latin: geistLatin, latinExt: geistLatinExt, latinRare: geistLatinRare },
};
