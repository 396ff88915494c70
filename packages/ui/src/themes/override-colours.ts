import { isHex } from './colour';
import { contrastFaults } from './contrast-pairs';
import type { ColourSeeds, ThemeSeeds } from './seeds';

/** Colours that a brand may replace; every role is derived from them again. */
export type ColourOverrides = Partial<ColourSeeds>;

/** Thrown for overrides that are no colours or that no derivation can make readable. */
export class ThemeColourError extends Error {
  override name = 'ThemeColourError';
}

/**
 * The theme with a brand's own colours.
 * @throws ThemeColourError when a value is not `#rrggbb` or a text pair misses WCAG AA in a scheme.
 */
export function overrideColours(seeds: ThemeSeeds, overrides: ColourOverrides): ThemeSeeds {
  for (const [role, value] of Object.entries(overrides)) {
    if (!(role in seeds.colours)) throw new ThemeColourError(`A theme has no colour "${role}"`);
    const derived = role === 'primaryDark' && value === 'derived';
    if (!derived && !isHex(value)) throw new ThemeColourError(`${role}: "${value}" is not #rrggbb`);
  }
  const themed = { ...seeds, colours: { ...seeds.colours, ...overrides } };
  const [fault] = contrastFaults(themed);
  if (fault !== undefined) {
    const found = fault.ratio.toFixed(2);
    throw new ThemeColourError(`${fault.scheme}: ${fault.pair} has ${found}, needs ${fault.least}`);
  }
  return themed;
}
