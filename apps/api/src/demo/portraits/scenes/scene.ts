import { indoor } from './indoor';
import { outdoor } from './outdoor';
import type { Scene } from './painter';
import { town } from './town';
import { walls } from './walls';

const scenes = { ...outdoor, ...town, ...indoor, ...walls };

export type SceneName = keyof typeof scenes;

/** Every place that pictures are taken at. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** The place of that name. */
export function sceneOf(name: SceneName): Scene {
  return scenes[name];
}
