import type { ThemeSeeds } from '../seeds';

/** Soft violet: round forms, tinted glow, photos under a rosy veil. */
export const orchid: ThemeSeeds = {
  name: 'orchid',
  defaultScheme: 'light',
  colours: {
    primary: '#8A3FC4',
    primaryDark: '#9B55D3',
    secondary: '#FFB86B',
    success: '#0F8A80',
    danger: '#CF2A4E',
    paper: '#FBF7FE',
    card: '#FFFFFF',
    ink: '#25142F',
    night: '#150E1B',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Fraunces',
      file: 'fraunces',
      fallback: { sizeAdjust: 99.73, ascent: 98.07, descent: 25.57, lineGap: 0 },
    },
    weight: 560,
    tracking: -0.02,
    scale: 1.04,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Wix Madefor Text',
      file: 'wix-madefor-text',
      fallback: { sizeAdjust: 104.78, ascent: 96.2, descent: 24.05, lineGap: 0 },
      boldFallback: { sizeAdjust: 99.59, ascent: 101.21, descent: 25.3, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 30, control: 18, button: 'pill' },
  elevation: { kind: 'glow', shade: '#5B2A8A' },
  caption: 'over',
  photo: {
    ratio: '3/4',
    filter: 'saturate(.92) brightness(1.05)',
    layer: 'linear-gradient(200deg, #ffd9ec66, #b58cff44 60%, #6d36b855)',
    blend: 'soft-light',
  },
  bubble: 'solid',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'drop',
};
