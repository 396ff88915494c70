import { latin, latinExtended, latinRare, unicodeRange } from '../../fonts/letters';
import type { FontFileId, ThemeSeeds, WebFont } from './seeds';

/** Addresses of the files of a face: Latin, the letters outside Latin-1, and those that no language of ours writes. */
export interface FontUrls {
  latin: string;
  latinExt: string;
  latinRare: string;
}

/** Addresses of every face's files; `fontFiles` holds the bundled ones. */
export type FontUrlMap = Record<FontFileId, FontUrls>;

const ranges: FontUrls = {
  latin: unicodeRange(latin),
  latinExt: unicodeRange(latinExtended),
  latinRare: unicodeRange(latinRare),
};

const arial = {
  regular: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')",
};

function face({ family }: WebFont, weight: string, url: string, range: string): string {
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;` +
    `src:url('${url}') format('woff2');unicode-range:${range}}`
  );
}

function fallbackFace({ family, fallback }: WebFont, source: string): string {
  return (
    `@font-face{font-family:'${family} Fallback';src:${source};size-adjust:${fallback.sizeAdjust}%;` +
    `ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:${fallback.lineGap}%}`
  );
}

function faces(font: WebFont, weight: string, source: string, urls: FontUrlMap): string {
  const file = urls[font.file];
  return (
    face(font, weight, file.latin, ranges.latin) +
    face(font, weight, file.latinExt, ranges.latinExt) +
    face(font, weight, file.latinRare, ranges.latinRare) +
    fallbackFace(font, source)
  );
}

/** The `@font-face` rules of a theme, with system faces of the same measures until the files are there. */
export function fontFaces({ display, text }: ThemeSeeds, urls: FontUrlMap): string {
  const first =
    display.face.kind === 'web' ? faces(display.face, String(display.weight), arial.bold, urls) : '';
  const second = text.face.kind === 'web' ? faces(text.face, '400 700', arial.regular, urls) : '';
  return first + second;
}

/** Addresses of the files that every page of the theme needs, for `<link rel="preload" as="font">`. */
export function fontPreloads({ display, text }: ThemeSeeds, urls: FontUrlMap): string[] {
  return [display.face, text.face].flatMap((font) => (font.kind === 'web' ? [urls[font.file].latin] : []));
}
