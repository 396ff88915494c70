import { deriveTokens } from './derive-tokens';
import { deriveColours } from './derive-colours';
import type { Scheme } from './derive-colours';
import { fontFaces } from './font-faces';
import type { FontUrlMap } from './font-faces';
import type { ThemeSeeds } from './seeds';
import { variableName } from './variable-name';

interface TokenTree {
  [name: string]: string | TokenTree;
}

function declarations(tokens: TokenTree, path: readonly string[] = []): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[variableName([...path, name]), value]]
      : declarations(value, [...path, name]),
  );
}

function declared(seeds: ThemeSeeds, scheme: Scheme) {
  return new Map(declarations(deriveTokens(seeds, scheme)));
}

function block(entries: Iterable<[string, string]>, scheme: Scheme): string {
  return `color-scheme:${scheme};` + Array.from(entries, ([name, value]) => `--${name}:${value}`).join(';');
}

export interface ThemeCssOptions {
  /** With a brand's own colours: the result of `overrideColours`. */
  theme: ThemeSeeds;
  /** URLs of the font files; without it no `@font-face` is rendered and system fonts are used. */
  fonts?: FontUrlMap;
  /** The selector of the tokens, `:root` by default. */
  selector?: string;
}

/**
 * Returns the CSS of a theme, for a `<style nonce>`: fonts and the tokens of both schemes.
 * `data-scheme="light"` or `"dark"` on the selected element wins; without it a light theme follows the system
 * and a dark-first theme is dark. Never depends on the request, so it can be cached by its input.
 */
export function themeCss({ theme: seeds, fonts, selector = ':root' }: ThemeCssOptions): string {
  const other: Scheme = seeds.defaultScheme === 'light' ? 'dark' : 'light';
  const first = declared(seeds, seeds.defaultScheme);
  const changed = [...declared(seeds, other)].filter(([name, value]) => first.get(name) !== value);
  const second = block(changed, other);
  const system =
    seeds.defaultScheme === 'light'
      ? `@media (prefers-color-scheme:dark){${selector}:not([data-scheme=light]){${second}}}`
      : '';
  return (
    (fonts === undefined ? '' : fontFaces(seeds, fonts)) +
    `${selector}{${block(first, seeds.defaultScheme)}}` +
    system +
    `${selector}[data-scheme=${other}]{${second}}`
  );
}

/** Returns the attributes of the element with the tokens, so that styles can depend on the theme's design. */
export function themeAttributes({ caption, elevation, art }: ThemeSeeds) {
  return { 'data-caption': caption, 'data-elevation': elevation.kind, 'data-quilt': art.side };
}

/**
 * Returns the colours for `<meta name="theme-color">` in light and dark system mode; a dark-first theme is
 * dark in both.
 */
export function themeColours(seeds: ThemeSeeds) {
  const dark = deriveColours(seeds, 'dark').surface;
  return { light: seeds.defaultScheme === 'dark' ? dark : seeds.colours.card, dark };
}
