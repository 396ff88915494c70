import { black, contrast, fit, isHex, white } from './colour';
import { contrastFaults } from './contrast-pairs';
import type { ArtSeeds, ColourSeeds, ThemeSeeds } from './seeds';

/** Colours that a brand may replace; every role is derived from them again. */
export type ColourOverrides = Partial<ColourSeeds>;

/** Thrown for overrides that are invalid colours or that no derivation can make readable. */
export class ThemeColourError extends Error {
  override name = 'ThemeColourError';
}

/** Applies a brand's own colours to the illustrated pages, each readable on its ground. */
function recoloured({ art, defaultScheme }: ThemeSeeds, own: ColourOverrides): ArtSeeds {
  const isLight = defaultScheme === 'light';
  const paper = (isLight ? own.paper : own.night) ?? art.paper;
  const ink = (isLight ? own.ink : own.paper) ?? art.ink;
  const button = own.primary ? fit(own.primary, [art.panel], 3.1) : art.button;
  const readable = own.primary && (contrast(white, button) >= 4.5 ? white : black);
  return {
    ...art,
    paper,
    ink,
    word: fit(own.primary ?? art.word, [paper], 4.6),
    link: fit(own.secondary ?? art.link, [art.panel], 4.6),
    button,
    label: readable ?? art.label,
  };
}

/**
 * Returns the theme with a brand's own colours.
 * @throws ThemeColourError when a value is not `#rrggbb` or a text pair misses WCAG AA in a scheme.
 */
export function overrideColours(seeds: ThemeSeeds, overrides: ColourOverrides): ThemeSeeds {
  for (const [role, value] of Object.entries(overrides)) {
    if (!(role in seeds.colours)) throw new ThemeColourError(`A theme has no colour "${role}"`);
    const derived = role === 'primaryDark' && value === 'derived';
    if (!derived && !isHex(value)) throw new ThemeColourError(`${role}: "${value}" is not #rrggbb`);
  }
  const themed = {
    ...seeds,
    colours: { ...seeds.colours, ...overrides },
    art: recoloured(seeds, overrides),
  };
  const [fault] = contrastFaults(themed);
  if (fault !== undefined) {
    const found = fault.ratio.toFixed(2);
    throw new ThemeColourError(`${fault.scheme}: ${fault.pair} has ${found}, needs ${fault.least}`);
  }
  return themed;
}
