import type { ThemeSeeds } from '../seeds';

/** Warm paper, orange at full strength, soft shadows. */
export const ember: ThemeSeeds = {
  name: 'ember',
  defaultScheme: 'light',
  colours: {
    primary: '#FF6F22',
    primaryDark: 'derived',
    secondary: '#FFC53D',
    success: '#0E8C7B',
    danger: '#D3293B',
    paper: '#FFF9F3',
    card: '#FFFFFF',
    ink: '#24130B',
    night: '#17100C',
  },
  primaryFill: 'keep',
  display: {
    face: {
      kind: 'web',
      family: 'Bricolage Grotesque',
      file: 'bricolage-grotesque',
      fallback: { sizeAdjust: 102.29, ascent: 90.92, descent: 26.39, lineGap: 0 },
    },
    weight: 700,
    tracking: -0.025,
    scale: 1,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Figtree',
      file: 'figtree',
      fallback: { sizeAdjust: 100.89, ascent: 94.17, descent: 24.78, lineGap: 0 },
      boldFallback: { sizeAdjust: 95.51, ascent: 99.47, descent: 26.18, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 20, control: 14, button: 'pill' },
  elevation: { kind: 'soft', shade: '#5A2A10' },
  caption: 'over',
  photo: {
    ratio: '4/5',
    filter: 'saturate(1.04)',
    layer: 'linear-gradient(160deg, #ff9d4a33, #0000 45%)',
    blend: 'soft-light',
  },
  bubble: 'soft',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'drop',
};
