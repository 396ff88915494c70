import type { ThemeSeeds } from '../seeds';

/** Calm and large: paper mats around square photos, a bigger text, low shadows. */
export const linen: ThemeSeeds = {
  name: 'linen',
  defaultScheme: 'light',
  colours: {
    primary: '#1E5F5B',
    primaryDark: 'derived',
    secondary: '#E2A458',
    success: '#2B7F4F',
    danger: '#B5342B',
    paper: '#F6F2EA',
    card: '#FFFDF8',
    ink: '#1C2423',
    night: '#101716',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Source Serif 4',
      file: 'source-serif-4',
      fallback: { sizeAdjust: 100.94, ascent: 102.63, descent: 33.19, lineGap: 0 },
    },
    weight: 560,
    tracking: -0.015,
    scale: 1.02,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Atkinson Hyperlegible Next',
      file: 'atkinson-hyperlegible-next',
      fallback: { sizeAdjust: 99.92, ascent: 98.48, descent: 31.63, lineGap: 0 },
      boldFallback: { sizeAdjust: 98.52, ascent: 99.88, descent: 32.08, lineGap: 0 },
    },
    base: 18,
  },
  radii: { card: 10, control: 8, button: 10 },
  elevation: { kind: 'mat', shade: '#2B2415' },
  caption: 'below',
  photo: {
    ratio: '1/1',
    filter: 'sepia(.22) saturate(.95) contrast(.98)',
    layer: 'linear-gradient(160deg, #fff0d233, #0000)',
    blend: 'soft-light',
  },
  bubble: 'soft',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'leaf',
};
