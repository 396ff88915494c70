import { expect, test } from 'vitest';
import { contrast, distance } from './colour';
import { deriveArt } from './derive-art';
import type { ArtTokens } from './derive-art';
import { lookThemes } from './look.fixture';
import { overrideColours } from './override-colours';
import type { ThemeSeeds } from './seeds';

type Ratios = Record<string, number>;

const text = 4.5;
const edge = 3;
const edges = new Set(['button on panel', 'hover on panel']);

function ratios(art: ArtTokens): Ratios {
  return {
    headline: contrast(art.ink, art.paper),
    word: contrast(art.word, art.paper),
    'panel text': contrast('#FFFFFF', art.panel),
    'small print': contrast(art.panelMuted, art.panel),
    link: contrast(art.link, art.panel),
    label: contrast(art.label, art.button),
    'label on hover': contrast(art.label, art.hover),
    'text on the deep field': contrast('#FFFFFF', art.deep),
    'button on panel': contrast(art.button, art.panel),
    'hover on panel': contrast(art.hover, art.panel),
  };
}

function missed(seeds: ThemeSeeds): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(ratios(deriveArt(seeds, scheme)))
      .filter(([name, ratio]) => ratio < (edges.has(name) ? edge : text))
      .map(([name, ratio]) => `${scheme} ${name} ${ratio.toFixed(2)}`),
  );
}

test.each(Object.entries(lookThemes))(
  'all text on illustrated pages of %s has sufficient contrast',
  (_, seeds) => {
    expect(missed(seeds)).toEqual([]);
  },
);

/** headline, word, panel text, link, label, button on panel, as specified in people.md. */
const agreed: Record<string, readonly number[]> = {
  ember: [18.7, 4.9, 18.7, 11.8, 6.4, 6.7],
  orchid: [16.3, 6.8, 16.5, 9.7, 5.3, 3.1],
  velvet: [17.4, 5.9, 19.1, 9.8, 5.6, 3.4],
  sorbet: [16.2, 5.6, 15, 9.9, 4.9, 3],
  linen: [14.2, 6.6, 10.6, 6.3, 7.3, 4.9],
  merlot: [16.2, 8.9, 16.8, 8.9, 5.5, 3],
  cobalt: [17, 6.5, 18.3, 14, 5, 3.7],
};

test.each(Object.entries(lookThemes))(
  'the default scheme of %s has the specified contrast ratios',
  (name, seeds) => {
    const found = ratios(deriveArt(seeds, seeds.defaultScheme));
    const pairs = ['headline', 'word', 'panel text', 'link', 'label', 'button on panel'];
    expect(pairs.map((pair) => Math.round((found[pair] ?? 0) * 10) / 10)).toEqual(agreed[name]);
  },
);

test.each(Object.entries(lookThemes))(
  "a brand's own colours have sufficient contrast on illustrated pages of %s",
  (_, seeds) => {
    const own = overrideColours(seeds, {
      primary: '#0055AA',
      primaryDark: '#5AA0F0',
      secondary: '#E0A030',
      paper: '#EEF6FF',
      ink: '#0A1A2A',
    });
    expect(missed(own)).toEqual([]);
  },
);

test.each(Object.entries(lookThemes))('an illustrated person contrasts with the ground in %s', (_, seeds) => {
  const { behind } = deriveArt(seeds, 'light');
  const people = ['#1C0B26', '#E9DED8', '#FFC79A', '#C06A38'] as const;
  expect(people.filter((colour) => distance(behind, colour) < 85)).toEqual([]);
});
