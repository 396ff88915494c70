import { latin, latinExtended, latinRare, unicodeRange } from '../../fonts/letters';
import type { FallbackMetrics, FontFileId, ThemeSeeds, WebFont } from './seeds';

/** URLs of a face's files: Latin, the letters outside Latin-1, and those that none of our languages uses. */
export interface FontUrls {
  latin: string;
  latinExt: string;
  latinRare: string;
}

/** URLs of every face's files; `fontFiles` holds the bundled ones. */
export type FontUrlMap = Record<FontFileId, FontUrls>;

const ranges: FontUrls = {
  latin: unicodeRange(latin),
  latinExt: unicodeRange(latinExtended),
  latinRare: unicodeRange(latinRare),
};

const arial = {
  regular:
    "local('Arial'), local('Liberation Sans'), local('Arimo Regular'), local('Helvetica Neue'), local('Roboto')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')",
};

function face({ family }: WebFont, weight: string, url: string, range: string): string {
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;` +
    `src:url('${url}') format('woff2');unicode-range:${range}}`
  );
}

function fallbackFace({ family }: WebFont, metrics: FallbackMetrics, source: string, weight = ''): string {
  return (
    `@font-face{font-family:'${family} Fallback';${weight}src:${source};size-adjust:${metrics.sizeAdjust}%;` +
    `ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:${metrics.lineGap}%}`
  );
}

function webFaces(font: WebFont, weight: string, urls: FontUrlMap): string {
  const file = urls[font.file];
  return (
    face(font, weight, file.latin, ranges.latin) +
    face(font, weight, file.latinExt, ranges.latinExt) +
    face(font, weight, file.latinRare, ranges.latinRare)
  );
}

function textFallbacks(font: WebFont): string {
  const { fallback, boldFallback } = font;
  if (!boldFallback) return fallbackFace(font, fallback, arial.regular);
  return (
    fallbackFace(font, fallback, arial.regular, 'font-weight:400 549;') +
    fallbackFace(font, boldFallback, arial.bold, 'font-weight:550 700;')
  );
}

/**
 * Returns the `@font-face` rules of a theme, with metric-compatible system faces until the files have loaded.
 */
export function fontFaces(seeds: ThemeSeeds, urls: FontUrlMap): string {
  return displayFaces(seeds, urls).css + textFaces(seeds, urls).css;
}

/** Returns the URLs of the files that every page of the theme needs, for `<link rel="preload" as="font">`. */
export function fontPreloads({ display, text }: ThemeSeeds, urls: FontUrlMap): string[] {
  return [display.face, text.face].flatMap((font) => (font.kind === 'web' ? [urls[font.file].latin] : []));
}

/** Returns a theme's text face alone: its rules, its font stack, and the files that every page needs. */
export function textFaces(
  { text }: ThemeSeeds,
  urls: FontUrlMap,
): { readonly css: string; readonly family: string; readonly preloads: readonly string[] } {
  const { face: font } = text;
  if (font.kind === 'system') return { css: '', family: font.stack, preloads: [] };
  return {
    css: webFaces(font, '400 700', urls) + textFallbacks(font),
    family: `'${font.family}','${font.family} Fallback',sans-serif`,
    preloads: [urls[font.file].latin],
  };
}

/** Returns a theme's display face alone, as `textFaces` does the text face, with its weight. */
export function displayFaces(
  { display }: ThemeSeeds,
  urls: FontUrlMap,
): {
  readonly css: string;
  readonly family: string;
  readonly weight: number;
  readonly preloads: readonly string[];
} {
  const { face: font, weight } = display;
  if (font.kind === 'system') return { css: '', family: font.stack, weight, preloads: [] };
  return {
    css:
      webFaces(font, String(weight), urls) +
      fallbackFace(font, font.fallback, arial.bold, `font-weight:${weight};`),
    family: `'${font.family}','${font.family} Fallback',sans-serif`,
    weight,
    preloads: [urls[font.file].latin],
  };
}
