import type { NicheNumber } from '@heartwood/domain';
import type { Lander } from '../lander';
import { cutsMessages } from '../../poster-page/messages';

/** A scene of the evening, always in a circle. */
export type SceneName =
  'coffee' | 'wine' | 'dancing' | 'open' | 'ribbon' | 'keyhole' | 'tea' | 'crossword' | 'barber';

/** The look of a scene. */
export interface Scene {
  readonly ground: string;
  /** Colour of its time and name. */
  readonly ink: string;
}

const night = '#1C0B26';
const white = '#FFFFFF';

/** All scenes; the background colour matches the drawing. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
  coffee: { ground: '#FFB84A', ink: night },
  wine: { ground: '#FF6B1A', ink: night },
  dancing: { ground: '#D7263D', ink: white },
  open: { ground: '#2A0F3D', ink: white },
  ribbon: { ground: '#FF5A45', ink: night },
  keyhole: { ground: '#6B1236', ink: white },
  tea: { ground: '#BDE8DC', ink: night },
  crossword: { ground: '#FFC531', ink: night },
  barber: { ground: '#BDE8DC', ink: night },
};

/** The times of the four scenes. */
export const times = ['18:00', '20:00', '22:00', '00:00'] as const;

/** The scene chosen initially. */
export const firstChoice = 2;

type Evening = readonly [SceneName, SceneName, SceneName, SceneName];

const plain: Evening = ['coffee', 'wine', 'dancing', 'open'];

/** Returns the four scenes of a niche. */
export function eveningOf(niche: NicheNumber): Evening {
  const evenings: Readonly<Partial<Record<NicheNumber, Evening>>> = {
    3: ['wine', 'ribbon', 'keyhole', 'open'],
    5: ['tea', 'crossword', 'dancing', 'open'],
    7: ['barber', 'wine', 'dancing', 'open'],
  };
  return evenings[niche] ?? plain;
}

/** Returns a scene's name. */
export function sceneName(intl: Parameters<Lander['title']>[0]['intl'], scene: SceneName): string {
  return intl.formatMessage(cutsMessages[scene]);
}
