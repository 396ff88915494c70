import { ThemeColourError, themes } from '@heartwood/ui/themes';
import { expect, test } from 'vitest';
import { themeSeedsOf } from './theme-seeds.server';

const settingsWith = (seeds: object) => ({
  niche: 1,
  theme: { id: 'ember', seeds: seeds as Record<string, string> },
});

test('a brand overrides the colours of its theme', () => {
  expect(themeSeedsOf(settingsWith({ secondary: '#FFD21F' })).colours).toEqual({
    ...themes.ember.colours,
    secondary: '#FFD21F',
  });
});

test.each([{ secondary: '#4A2A00' }, { primary: 'orange' }, { accent: '#112233' }, { ink: null }])(
  'invalid colours %j fall back to the theme and are reported',
  (seeds) => {
    const reported: unknown[] = [];
    expect(themeSeedsOf(settingsWith(seeds), (error) => reported.push(error))).toEqual(themes.ember);
    expect(reported.map((error) => error instanceof ThemeColourError)).toEqual([true]);
  },
);
