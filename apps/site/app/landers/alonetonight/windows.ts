import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { WindowView } from './window-views';

/** A lit window: its position, its content, and which of the four lights it has. */
export interface LitWindow {
  readonly at: number;
  readonly view: WindowView;
  readonly light: number;
  /** Whether the view looks left. */
  readonly mirrored?: boolean;
}

/** Number of windows beside the big one. */
export const windowCount = 24;

/** Colours of the four lights. */
export const lights = [p.yellow, p.amber, '#FFDE8A', '#FF7A2E'] as const;

/** Positions of the nine lit windows; phones show the first six. */
const places = [1, 4, 7, 9, 10, 12, 15, 19, 22] as const;

const views: Readonly<Record<NicheNumber, readonly WindowView[]>> = {
  1: ['bun', 'lamp', 'plant', 'crop', 'cat', 'curls', 'blind', 'books', 'bob'],
  2: ['curls', 'lamp', 'plant', 'crop', 'cat', 'bob', 'blind', 'bun', 'books'],
  3: ['bob', 'lamp', 'ribbon', 'crop', 'blind', 'curls', 'ribbon', 'cat', 'bun'],
  4: ['curls', 'plant', 'lamp', 'beard', 'cat', 'bun', 'blind', 'books', 'bob'],
  5: ['bun', 'books', 'plant', 'crop', 'lamp', 'bob', 'cat', 'books', 'beard'],
  6: ['bun', 'lamp', 'books', 'crop', 'plant', 'bob', 'blind', 'cat', 'curls'],
  7: ['couple', 'lamp', 'plant', 'beard', 'cat', 'crop', 'blind', 'books', 'beard'],
};

/** Returns the windows of a niche's house that are lit initially. */
export function litWindows(niche: NicheNumber): readonly LitWindow[] {
  return views[niche].map((view, index) => ({
    at: places[index] ?? 0,
    view,
    light: index % lights.length,
    mirrored: index % 2 === 1,
  }));
}

/** The sky from top to bottom; all colours but the last have text on them. */
export type Sky = readonly [top: string, middle: string, low: string, glow: string];

/** The sky above each niche's house. */
export const skies: Readonly<Record<NicheNumber, Sky>> = {
  1: ['#12061C', '#2A0F3D', p.wine, '#C93F2D'],
  2: [p.night, '#33104A', '#6A1A5C', p.coral],
  3: ['#0B0410', '#2B0717', '#5A0C22', p.red],
  4: [p.night, p.plum, '#8A1538', p.orange],
  5: [p.night, '#3B1460', '#74205F', p.amber],
  6: [p.night, '#3A0F2C', '#73203A', '#E0662E'],
  7: ['#04161C', '#07303C', p.deep, p.coral],
};
