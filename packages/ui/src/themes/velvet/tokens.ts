import type { ThemeSeeds } from '../seeds';

/** Dark first: hairlines, tight grid, monochrome photos under a red light, labels in capitals. */
export const velvet: ThemeSeeds = {
  name: 'velvet',
  defaultScheme: 'dark',
  colours: {
    primary: '#B3122E',
    primaryDark: '#CB1738',
    secondary: '#E3B25A',
    success: '#1E8E7E',
    danger: '#E0452F',
    paper: '#F4F1EF',
    card: '#FBF9F8',
    ink: '#161113',
    night: '#0E0B0C',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Archivo',
      file: 'archivo',
      fallback: { sizeAdjust: 119.1, ascent: 73.72, descent: 17.63, lineGap: 0 },
    },
    weight: 750,
    tracking: -0.01,
    scale: 0.94,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Geist',
      file: 'geist',
      fallback: { sizeAdjust: 105.3, ascent: 95.44, descent: 28.01, lineGap: 0 },
      boldFallback: { sizeAdjust: 102.96, ascent: 97.61, descent: 28.65, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 3, control: 2, button: 2 },
  elevation: { kind: 'line' },
  caption: 'over',
  photo: {
    ratio: '3/4',
    filter: 'grayscale(1) contrast(1.04) brightness(1.06)',
    layer: 'linear-gradient(170deg, #7a0c2000 30%, #8d0f28aa)',
    blend: 'multiply',
  },
  bubble: 'solid',
  labels: 'capitals',
  cardGap: { phone: 3, desktop: 3 },
  mark: 'diamond',
};
