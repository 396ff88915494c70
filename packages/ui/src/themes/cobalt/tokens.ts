import type { ThemeSeeds } from '../seeds';

/** Graphic: outlines with a hard offset, cool photos, electric yellow-green. */
export const cobalt: ThemeSeeds = {
  name: 'cobalt',
  defaultScheme: 'light',
  colours: {
    primary: '#2440E8',
    primaryDark: '#4560F0',
    secondary: '#C8F04B',
    success: '#07877C',
    danger: '#D92B3F',
    paper: '#F4F6FB',
    card: '#FFFFFF',
    ink: '#0C1230',
    night: '#0A0D1C',
  },
  primaryFill: 'fit',
  display: {
    face: {
      kind: 'web',
      family: 'Syne',
      file: 'syne',
      fallback: { sizeAdjust: 139.01, ascent: 66.54, descent: 19.78, lineGap: 0 },
    },
    weight: 750,
    tracking: -0.02,
    scale: 0.98,
  },
  text: {
    face: {
      kind: 'web',
      family: 'Host Grotesk',
      file: 'host-grotesk',
      fallback: { sizeAdjust: 105.31, ascent: 96.38, descent: 29.91, lineGap: 0 },
      boldFallback: { sizeAdjust: 97.46, ascent: 104.15, descent: 32.32, lineGap: 0 },
    },
    base: 16,
  },
  radii: { card: 14, control: 10, button: 10 },
  elevation: { kind: 'outline' },
  caption: 'over',
  photo: {
    ratio: '4/5',
    filter: 'contrast(1.1) saturate(.86)',
    layer: 'linear-gradient(200deg, #3b5bff55, #0000 50%, #101a6688)',
    blend: 'soft-light',
  },
  bubble: 'solid',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  mark: 'slant',
};
