import type { Expression } from './figure';

interface Features {
  eyes: 'open' | 'joy' | 'wink' | 'shut';
  /** How far the lower lid is raised, and how far the eye is open. */
  low: number;
  lid: number;
  brow: number;
  mouth: 'closed' | 'teeth' | 'laugh';
  /** How far the corners of the mouth are raised; always positive. */
  lift: number;
  /** How deep an open mouth is. */
  depth?: number;
  /** How much higher one corner and one brow are. */
  skew?: number;
  cocked?: number;
  gaze?: number;
}

/** The eyes, brows and mouth of each expression. */
export const expressions: Readonly<Record<Expression, Features>> = {
  calm: { eyes: 'open', low: 0.5, lid: 0.94, brow: -1, mouth: 'closed', lift: 3 },
  soft: { eyes: 'open', low: 1.5, lid: 0.92, brow: -1, mouth: 'closed', lift: 5 },
  smile: { eyes: 'open', low: 2.5, lid: 0.95, brow: -2, mouth: 'teeth', lift: 6, depth: 17 },
  grin: { eyes: 'open', low: 3.5, lid: 0.86, brow: -2, mouth: 'teeth', lift: 8, depth: 23 },
  laugh: { eyes: 'joy', low: 0, lid: 1, brow: -4, mouth: 'laugh', lift: 9, depth: 33 },
  smirk: { eyes: 'open', low: 1.5, lid: 0.86, brow: 0, cocked: 5, mouth: 'closed', lift: 4, skew: 5 },
  wink: { eyes: 'wink', low: 2, lid: 0.95, brow: -1, mouth: 'teeth', lift: 7, depth: 17, skew: 2 },
  aside: { eyes: 'open', low: 1, lid: 0.95, brow: -1, mouth: 'closed', lift: 4, gaze: -6.5 },
  dream: { eyes: 'shut', low: 0, lid: 1, brow: -3, mouth: 'closed', lift: 4 },
  talk: { eyes: 'open', low: 1, lid: 1, brow: -3, mouth: 'teeth', lift: 3, depth: 13 },
};
