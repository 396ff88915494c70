import type { ThemeSeeds } from '../seeds';

/** Loud and warm: cards are tinted blocks in turn, captions below square photos. */
export const sorbet: ThemeSeeds = {
  name: 'sorbet',
  defaultScheme: 'light',
  colours: {
    primary: '#D81E5B',
    primaryDark: '#DE2C66',
    secondary: '#FFCB47',
    success: '#0B8F78',
    danger: '#C62828',
    paper: '#FFF5F4',
    card: '#FFFFFF',
    ink: '#2E1020',
    night: '#1B0D14',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Gabarito',
      file: 'gabarito',
      fallback: { sizeAdjust: 94.4, ascent: 99.58, descent: 27.54, lineGap: 0 },
    },
    weight: 800,
    tracking: -0.015,
    scale: 1.06,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Funnel Sans',
      file: 'funnel-sans',
      fallback: { sizeAdjust: 101.43, ascent: 98.59, descent: 24.65, lineGap: 0 },
      boldFallback: { sizeAdjust: 95.24, ascent: 104.99, descent: 26.25, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 36, control: 20, button: 'pill' },
  elevation: { kind: 'block', tint: '#9A7BFF' },
  caption: 'below',
  photo: {
    ratio: '1/1',
    filter: 'saturate(1.14) contrast(1.03)',
    layer: 'linear-gradient(180deg, #ffb56b22, #ff4d8a22)',
    blend: 'soft-light',
  },
  bubble: 'solid',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'dot',
};
