import { describe, expect, it } from 'vitest';
import { contrast } from './colour';
import { contrastFaults, contrastPairs } from './contrast-pairs';
import { deriveColours } from './derive-colours';
import type { ColourTokens, Scheme } from './derive-colours';
import { lookColours, lookContrast, lookThemes } from './look.fixture';
import type { ThemeSeeds } from './seeds';
import { themes } from './themes';

function derived(name: string, scheme: Scheme): ColourTokens {
  const seeds = lookThemes[name];
  if (seeds === undefined) throw new Error(`The look has no theme ${name}`);
  return deriveColours(seeds, scheme);
}

const schemes: readonly Scheme[] = ['light', 'dark'];
const cases = (all: Record<string, ThemeSeeds>) =>
  Object.entries(all).flatMap(([name, seeds]) => schemes.map((scheme) => ({ name, scheme, seeds })));

describe('the specification’s palette', () => {
  it('is orange, yellow, green-teal and red in ember', () => {
    const { primary, secondary, success, danger } = themes.ember.colours;
    expect([primary, secondary, success, danger]).toEqual(['#FF6F22', '#FFC53D', '#0E8C7B', '#D3293B']);
  });

  it('marks unread messages with the secondary colour in every theme and scheme', () => {
    const differing = cases(themes).filter(({ scheme, seeds }) => {
      const { unread, secondary } = deriveColours(seeds, scheme);
      return unread !== secondary;
    });
    expect(differing).toEqual([]);
  });
});

describe('derived colours', () => {
  it('exist for seven themes in two schemes', () => {
    expect([lookColours.length, lookContrast.length]).toEqual([14, 14]);
  });

  it.each(lookColours)('$name $scheme have the values of the design', ({ name, scheme, expected }) => {
    const colours = derived(name, scheme);
    const shown = Object.entries(colours).filter(([role]) => role in expected);
    expect(Object.fromEntries(shown)).toEqual(expected);
    expect(shown).toHaveLength(27);
  });

  it.each(lookContrast)(
    '$name $scheme have the contrast ratios of the design',
    ({ name, scheme, expected }) => {
      const colours = derived(name, scheme);
      const measured = contrastPairs
        .filter(([pair]) => pair in expected)
        .map(([pair, front, ground]) => {
          const ratio = contrast(colours[front], colours[ground]);
          return [pair, Math.floor(ratio * 10 + 1e-9) / 10];
        });
      expect(Object.fromEntries(measured)).toEqual(expected);
      expect(measured).toHaveLength(15);
    },
  );

  it.each(Object.entries(themes))('%s passes WCAG AA in both schemes', (_name, seeds) => {
    expect(contrastFaults(seeds)).toEqual([]);
  });
});
