import type { ThemeSeeds } from '../seeds';

/** Evening light: arched photos on paper, names centred below, no boxes. */
export const merlot: ThemeSeeds = {
  name: 'merlot',
  defaultScheme: 'light',
  colours: {
    primary: '#7E1F3E',
    primaryDark: '#B23F63',
    secondary: '#E0B76A',
    success: '#1F7F6C',
    danger: '#C23531',
    paper: '#FAF4EE',
    card: '#FFFCF8',
    ink: '#26131A',
    night: '#170C10',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Cormorant',
      file: 'cormorant',
      fallback: { sizeAdjust: 82.08, ascent: 112.57, descent: 34.97, lineGap: 0 },
    },
    weight: 650,
    tracking: -0.01,
    scale: 1.22,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Familjen Grotesk',
      file: 'familjen-grotesk',
      fallback: { sizeAdjust: 94.6, ascent: 108.35, descent: 23.78, lineGap: 0 },
      boldFallback: { sizeAdjust: 91.79, ascent: 111.67, descent: 24.51, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 14, control: 6, button: 6 },
  elevation: { kind: 'low', shade: '#3B0F1E' },
  caption: 'arch',
  photo: {
    ratio: '4/5',
    filter: 'sepia(.14) saturate(1.08) brightness(1.02)',
    layer: 'linear-gradient(190deg, #ffcf8a77, #0000 55%, #5b142a66)',
    blend: 'soft-light',
  },
  bubble: 'solid',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'arch',
};
