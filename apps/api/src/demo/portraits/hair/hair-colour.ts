import type { ProfileOption } from '@heartwood/domain';
import { mix } from '../colour';
import type { Tones } from '../colour';

/** Hair in three steps of light. */
const natural = {
  black: { base: '#2a2123', shade: '#0e0b0d', light: '#56474c' },
  espresso: { base: '#3a2720', shade: '#190e0b', light: '#6d4c3e' },
  brown: { base: '#57382a', shade: '#28160e', light: '#8f6249' },
  chestnut: { base: '#6f4228', shade: '#371c0f', light: '#ac7650' },
  auburn: { base: '#87421f', shade: '#46200d', light: '#c97a48' },
  copper: { base: '#b0602f', shade: '#632d12', light: '#e6a06a' },
  ginger: { base: '#c77a3c', shade: '#753c17', light: '#f0b679' },
  darkblond: { base: '#a07a4c', shade: '#5b4024', light: '#d3b07c' },
  blond: { base: '#c99f63', shade: '#7d5a2b', light: '#f2d7a2' },
  platinum: { base: '#dcc69e', shade: '#97794c', light: '#fbf0d6' },
  ash: { base: '#a98a61', shade: '#654b30', light: '#dfc59b' },
  plum: { base: '#6a2740', shade: '#33101f', light: '#a9536f' },
  teal: { base: '#2c6167', shade: '#123034', light: '#5fa0a2' },
} as const satisfies Record<string, Tones>;

export type HairColourName = keyof typeof natural;

const silver: Tones = { base: '#b4b0ad', shade: '#716e6f', light: '#efedea' };
const snow: Tones = { base: '#dad6d1', shade: '#97928f', light: '#fdfbf7' };

/** The colour after greying: 0 is as in youth, 0.5 salt and pepper, 0.85 silver, 1 white. */
export function hairTones(name: HairColourName, grey: number): Tones {
  const from = natural[name];
  const target = grey > 0.85 ? snow : silver;
  const share = grey > 0.85 ? 0.96 : grey;
  return {
    base: mix(from.base, target.base, share),
    shade: mix(from.shade, target.shade, share * 0.9),
    light: mix(from.light, target.light, share),
  };
}

/** What a profile calls the colour. */
export function hairColourOption(name: HairColourName, grey: number): ProfileOption<'hair_colour'> {
  if (grey > 0.85) return 'white';
  if (grey > 0.5) return 'grey';
  if (name === 'plum' || name === 'teal') return 'coloured';
  if (name === 'black') return 'black';
  if (name === 'auburn' || name === 'copper' || name === 'ginger') return 'red';
  if (name === 'darkblond' || name === 'blond' || name === 'platinum' || name === 'ash') return 'blond';
  return 'brown';
}
