import type { Random } from '../../random';

/** Paints a place on 600 by 750 units; the first two colours are the top and bottom of its light. */
export type Painter = (random: Random, colours: readonly string[]) => string;

/** A place with the lights it comes in. */
export type Scene = { readonly paint: Painter; readonly palettes: readonly (readonly string[])[] };
