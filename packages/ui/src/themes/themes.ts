import { cobalt } from './cobalt/tokens';
import { ember } from './ember/tokens';
import { linen } from './linen/tokens';
import { merlot } from './merlot/tokens';
import { orchid } from './orchid/tokens';
import type { ThemeSeeds } from './seeds';
import { sorbet } from './sorbet/tokens';
import { velvet } from './velvet/tokens';
import { wireframe } from './wireframe/tokens';

/** Every theme by name. Runs in plain Node. */
export const themes = {
  wireframe,
  ember,
  orchid,
  velvet,
  sorbet,
  linen,
  merlot,
  cobalt,
} satisfies Record<string, ThemeSeeds>;

/** Name of a theme, as in a brand's manifest. */
export type ThemeName = keyof typeof themes;

/** Whether a theme of this name exists. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

export { contrast, isHex } from './colour';
export { contrastFaults, contrastPairs } from './contrast-pairs';
export type { ContrastFault } from './contrast-pairs';
export { deriveArt } from './derive-art';
export { deriveTokens } from './derive-tokens';
export { deriveColours } from './derive-colours';
export type { ColourTokens, Scheme } from './derive-colours';
export { overrideColours, ThemeColourError } from './override-colours';
export type { ColourOverrides } from './override-colours';
export { displayFaces, fontPreloads, textFaces } from './font-faces';
export type { FontUrlMap } from './font-faces';
export type { ColourSeeds, FontFileId, ThemeSeeds } from './seeds';
export { themeAttributes, themeColours, themeCss } from './theme-css';
export type { ThemeCssOptions } from './theme-css';
