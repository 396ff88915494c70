import type { Random } from '../../random';
import { indoor } from './indoor';
import { outdoor } from './outdoor';
import { town } from './town';
import { walls } from './walls';

/** Paints a place on 600 by 750 units; the first two colours are the top and bottom of its light. */
export type Painter = (random: Random, colours: readonly string[]) => string;

/** A place with the lights it comes in. */
export type Scene = { readonly paint: Painter; readonly palettes: readonly (readonly string[])[] };

const scenes = { ...outdoor, ...town, ...indoor, ...walls };

export type SceneName = keyof typeof scenes;

/** Every place that pictures are taken at. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** The place of that name. */
export function sceneOf(name: SceneName): Scene {
  return scenes[name];
}
