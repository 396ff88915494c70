import type { ThemeSeeds } from '../seeds';

const stack = 'system-ui, sans-serif';

/** Neutral greys and system type: the shape of every theme, used by no brand. */
export const wireframe: ThemeSeeds = {
  name: 'wireframe',
  defaultScheme: 'light',
  colours: {
    primary: '#3D4550',
    primaryDark: 'derived',
    secondary: '#D9C88A',
    success: '#2E7D5B',
    danger: '#B3382F',
    paper: '#F5F5F5',
    card: '#FFFFFF',
    ink: '#1A1A1A',
    night: '#111111',
  },
  primaryFill: 'fit',
  display: { face: { kind: 'system', stack }, weight: 700, tracking: -0.015, scale: 1 },
  text: { face: { kind: 'system', stack }, base: 16 },
  radii: { card: 8, control: 6, button: 6 },
  elevation: { kind: 'line' },
  caption: 'over',
  photo: { ratio: '4/5', filter: 'none', layer: 'none', blend: 'normal' },
  bubble: 'soft',
  labels: 'plain',
  cardGap: { phone: 12, desktop: 20 },
  art: {
    paper: '#FFFFFF',
    ink: '#1A1A1A',
    word: '#3D4550',
    panel: '#22272E',
    link: '#D9C88A',
    button: '#7C8794',
    label: '#111111',
    quilt: ['#9AA3AD', '#C4CAD1', '#5E6873', '#D9C88A', '#3D4550', '#E3E6EA'],
    layout: 'columns',
    side: 'end',
    corner: 8,
  },
  mark: 'dot',
};
