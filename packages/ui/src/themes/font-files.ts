import archivoLatin from '../../fonts/archivo-latin.woff2?url&no-inline';
import archivoLatinExt from '../../fonts/archivo-latin-ext.woff2?url&no-inline';
import archivoLatinRare from '../../fonts/archivo-latin-rare.woff2?url&no-inline';
import atkinsonLatin from '../../fonts/atkinson-hyperlegible-next-latin.woff2?url&no-inline';
import atkinsonLatinExt from '../../fonts/atkinson-hyperlegible-next-latin-ext.woff2?url&no-inline';
import atkinsonLatinRare from '../../fonts/atkinson-hyperlegible-next-latin-rare.woff2?url&no-inline';
import bricolageLatin from '../../fonts/bricolage-grotesque-latin.woff2?url&no-inline';
import bricolageLatinExt from '../../fonts/bricolage-grotesque-latin-ext.woff2?url&no-inline';
import bricolageLatinRare from '../../fonts/bricolage-grotesque-latin-rare.woff2?url&no-inline';
import cormorantLatin from '../../fonts/cormorant-latin.woff2?url&no-inline';
import cormorantLatinExt from '../../fonts/cormorant-latin-ext.woff2?url&no-inline';
import cormorantLatinRare from '../../fonts/cormorant-latin-rare.woff2?url&no-inline';
import familjenLatin from '../../fonts/familjen-grotesk-latin.woff2?url&no-inline';
import familjenLatinExt from '../../fonts/familjen-grotesk-latin-ext.woff2?url&no-inline';
import familjenLatinRare from '../../fonts/familjen-grotesk-latin-rare.woff2?url&no-inline';
import figtreeLatin from '../../fonts/figtree-latin.woff2?url&no-inline';
import figtreeLatinExt from '../../fonts/figtree-latin-ext.woff2?url&no-inline';
import figtreeLatinRare from '../../fonts/figtree-latin-rare.woff2?url&no-inline';
import frauncesLatin from '../../fonts/fraunces-latin.woff2?url&no-inline';
import frauncesLatinExt from '../../fonts/fraunces-latin-ext.woff2?url&no-inline';
import frauncesLatinRare from '../../fonts/fraunces-latin-rare.woff2?url&no-inline';
import funnelLatin from '../../fonts/funnel-sans-latin.woff2?url&no-inline';
import funnelLatinExt from '../../fonts/funnel-sans-latin-ext.woff2?url&no-inline';
import funnelLatinRare from '../../fonts/funnel-sans-latin-rare.woff2?url&no-inline';
import gabaritoLatin from '../../fonts/gabarito-latin.woff2?url&no-inline';
import gabaritoLatinExt from '../../fonts/gabarito-latin-ext.woff2?url&no-inline';
import gabaritoLatinRare from '../../fonts/gabarito-latin-rare.woff2?url&no-inline';
import geistLatin from '../../fonts/geist-latin.woff2?url&no-inline';
import geistLatinExt from '../../fonts/geist-latin-ext.woff2?url&no-inline';
import geistLatinRare from '../../fonts/geist-latin-rare.woff2?url&no-inline';
import hostLatin from '../../fonts/host-grotesk-latin.woff2?url&no-inline';
import hostLatinExt from '../../fonts/host-grotesk-latin-ext.woff2?url&no-inline';
import hostLatinRare from '../../fonts/host-grotesk-latin-rare.woff2?url&no-inline';
import sourceSerifLatin from '../../fonts/source-serif-4-latin.woff2?url&no-inline';
import sourceSerifLatinExt from '../../fonts/source-serif-4-latin-ext.woff2?url&no-inline';
import sourceSerifLatinRare from '../../fonts/source-serif-4-latin-rare.woff2?url&no-inline';
import syneLatin from '../../fonts/syne-latin.woff2?url&no-inline';
import syneLatinExt from '../../fonts/syne-latin-ext.woff2?url&no-inline';
import syneLatinRare from '../../fonts/syne-latin-rare.woff2?url&no-inline';
import wixMadeforLatin from '../../fonts/wix-madefor-text-latin.woff2?url&no-inline';
import wixMadeforLatinExt from '../../fonts/wix-madefor-text-latin-ext.woff2?url&no-inline';
import wixMadeforLatinRare from '../../fonts/wix-madefor-text-latin-rare.woff2?url&no-inline';
import type { FontUrlMap } from './font-faces';

/**
 * URLs of the bundled font files, hashed by Vite. Import it in server code (or Storybook's preview) and pass
 * it to `themeCss({ fonts })` and `fontPreloads`; the browser needs no script for it.
 */
export const fontFiles: FontUrlMap = {
  archivo: { latin: archivoLatin, latinExt: archivoLatinExt, latinRare: archivoLatinRare },
  'atkinson-hyperlegible-next': {
    latin: atkinsonLatin,
    latinExt: atkinsonLatinExt,
    latinRare: atkinsonLatinRare,
  },
  'bricolage-grotesque': {
    latin: bricolageLatin,
    latinExt: bricolageLatinExt,
    latinRare: bricolageLatinRare,
  },
  cormorant: { latin: cormorantLatin, latinExt: cormorantLatinExt, latinRare: cormorantLatinRare },
  'familjen-grotesk': { latin: familjenLatin, latinExt: familjenLatinExt, latinRare: familjenLatinRare },
  figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt, latinRare: figtreeLatinRare },
  fraunces: { latin: frauncesLatin, latinExt: frauncesLatinExt, latinRare: frauncesLatinRare },
  'funnel-sans': { latin: funnelLatin, latinExt: funnelLatinExt, latinRare: funnelLatinRare },
  gabarito: { latin: gabaritoLatin, latinExt: gabaritoLatinExt, latinRare: gabaritoLatinRare },
  geist: { latin: geistLatin, latinExt: geistLatinExt, latinRare: geistLatinRare },
  'host-grotesk': { latin: hostLatin, latinExt: hostLatinExt, latinRare: hostLatinRare },
  'source-serif-4': {
    latin: sourceSerifLatin,
    latinExt: sourceSerifLatinExt,
    latinRare: sourceSerifLatinRare,
  },
  syne: { latin: syneLatin, latinExt: syneLatinExt, latinRare: syneLatinRare },
  'wix-madefor-text': {
    latin: wixMadeforLatin,
    latinExt: wixMadeforLatinExt,
    latinRare: wixMadeforLatinRare,
  },
};
