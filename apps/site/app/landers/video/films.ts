import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { longHaired, shortHaired } from './figures';

/** The lighting of a film. */
export type Light = 'ember' | 'red' | 'coral';

/** The colours of a light, and the people in it. */
export interface LightColours {
  readonly sky: readonly [string, string, string];
  readonly lights: readonly string[];
  readonly people: string;
  /** Outlines of the two people. */
  readonly figures: readonly [string, string];
}

const lights: Readonly<Record<Light, LightColours>> = {
  ember: {
    sky: ['#2A0F3D', '#8A1740', '#FF7A2E'],
    lights: [p.orange, p.yellow, p.coral, '#FF2F5B', '#1FC7B2'],
    people: '#160720',
    figures: [longHaired, shortHaired],
  },
  red: {
    sky: ['#12061C', '#4A0B25', '#D7263D'],
    lights: [p.red, '#FF2F5B', p.coral, p.wine, '#FFB09A'],
    people: '#0D0412',
    figures: [longHaired, shortHaired],
  },
  coral: {
    sky: ['#05292B', '#0C6E68', '#FF5A45'],
    lights: [p.teal, '#1FC7B2', p.coral, p.yellow, p.mint],
    people: '#04191B',
    figures: [shortHaired, shortHaired],
  },
};

const ofNiche: Readonly<Partial<Record<NicheNumber, Light>>> = { 3: 'red', 7: 'coral' };

/** All lights of films. */
export const lightNames = Object.keys(lights) as readonly Light[];

/** Returns the light of a niche's film. */
export function lightOf(niche: NicheNumber): Light {
  return ofNiche[niche] ?? 'ember';
}

/** Returns the colours and people of a light. */
export function coloursOf(light: Light): LightColours {
  return lights[light];
}

/** The two formats of a film, in pixels. */
export const cuts = {
  phone: { width: 480, height: 854 },
  desktop: { width: 960, height: 540 },
} as const;

/** Returns the base address of a film's files, without format and extension. */
export function filmAddress(light: Light): string {
  return `/landers/film-${light}`;
}
