import { seededRandom } from '../../random';
import type { Person } from '../person';
import { afroHair, curlyHair } from './curls';
import { fallingHair } from './falling';
import type { Falling } from './falling';
import { gatheredHair } from './gathered';
import type { Hair, HairInput } from './hair';
import { hairTones } from './hair-colour';
import type { HairStyle } from './hair-style';
import { plaitedHair } from './plaits';
import { baldHead, clippedHair, flows, shortHair } from './short';
import type { Short } from './short';

const long: Falling = {
  end: 250,
  spread: 16,
  inward: 0,
  wave: 0,
  waves: 1.4,
  tip: 0.12,
  fringe: 'none',
  tucked: 0,
  volume: 30,
};
const crop: Short = { volume: 18, front: 8, recede: 0, fade: 1, flow: flows.forward, width: 15, rows: 6 };

const falling = {
  longStraight: { ...long, end: 262, spread: 10 },
  longWavy: { ...long, end: 258, spread: 26, wave: 11, waves: 1.7, tip: 0.05 },
  longLayered: { ...long, end: 232, spread: 30, wave: 6, waves: 1, tip: 0.03, fringe: 'curtain' },
  longFringe: { ...long, end: 240, spread: 14, fringe: 'straight' },
  longSwept: { ...long, end: 226, spread: 26, wave: 8, waves: 1.3, fringe: 'swept', volume: 34 },
  tuckedLong: { ...long, end: 236, spread: 12, tucked: 1, volume: 24 },
  shoulder: { ...long, end: 172, spread: 20, wave: 5, waves: 0.9, tip: 0.1 },
  shoulderWavy: { ...long, end: 178, spread: 30, wave: 11, waves: 1.5, tip: 0.06, volume: 36 },
  bob: { ...long, end: 118, spread: 12, inward: 8, tip: 0.42, volume: 28 },
  bobFringe: { ...long, end: 112, spread: 10, inward: 9, tip: 0.42, fringe: 'straight', volume: 28 },
  bobWavy: { ...long, end: 126, spread: 24, inward: 2, wave: 8, waves: 1.2, tip: 0.14, volume: 34 },
  bobSwept: { ...long, end: 104, spread: 12, inward: 8, tip: 0.3, fringe: 'swept', volume: 32 },
  longBob: { ...long, end: 148, spread: 12, inward: 3, tip: 0.36, volume: 26 },
  pixie: { ...long, end: 40, spread: -6, inward: 10, tip: 0.05, fringe: 'swept', volume: 30 },
  pixieSoft: { ...long, end: 56, spread: -2, inward: 10, tip: 0.1, fringe: 'swept', volume: 34 },
  manLong: { ...long, end: 168, spread: 16, wave: 7, waves: 1.1, tip: 0.06, volume: 22 },
  manChin: { ...long, end: 112, spread: 10, wave: 6, waves: 0.9, tip: 0.06, volume: 22 },
} as const satisfies { [Style in HairStyle]?: Falling };

const short = {
  cropFringe: crop,
  cropShort: { ...crop, volume: 13, front: 4, width: 12, rows: 7 },
  quiff: { ...crop, volume: 20, front: 26, flow: flows.up, width: 18 },
  sidePart: { ...crop, volume: 19, front: 10, flow: flows.sideways, width: 17, fade: 0 },
  sideFade: { ...crop, volume: 17, front: 14, flow: flows.sideways, width: 17 },
  sweptBack: { ...crop, volume: 20, front: 14, flow: flows.back, width: 16, fade: 0 },
  backReceding: { ...crop, volume: 16, front: 6, flow: flows.back, width: 14, fade: 0, recede: 0.9 },
  receding: { ...crop, volume: 12, front: 2, recede: 0.8, width: 12, rows: 6, fade: 0 },
  tousled: { ...crop, volume: 24, front: 12, flow: flows.loose, width: 16, fade: 0 },
  tousledFade: { ...crop, volume: 20, front: 16, flow: flows.loose, width: 15 },
} as const satisfies { [Style in HairStyle]?: Short };

const others = {
  curlyLong: (input) => curlyHair(input, { length: 176, volume: 42, size: 17 }),
  curlyShoulder: (input) => curlyHair(input, { length: 122, volume: 44, size: 15 }),
  curlyShort: (input) => curlyHair(input, { length: 44, volume: 38, size: 13 }),
  manCurls: (input) => curlyHair(input, { length: 0, volume: 30, size: 13 }),
  afro: (input) => afroHair(input, 78),
  afroRound: (input) => afroHair(input, 54),
  afroShort: (input) => afroHair(input, 20),
  plaitsLong: (input) => plaitedHair(input, { end: 246, gathered: false }),
  plaitsUp: (input) => plaitedHair(input, { end: 0, gathered: true }),
  locsShort: (input) => plaitedHair(input, { end: 128, gathered: false }),
  bun: (input) => gatheredHair(input, 'bun'),
  lowBun: (input) => gatheredHair(input, 'lowBun'),
  ponytail: (input) => gatheredHair(input, 'ponytail'),
  braid: (input) => gatheredHair(input, 'braid'),
  sleek: (input) => gatheredHair(input, 'sleek'),
  topKnot: (input) => gatheredHair(input, 'topKnot'),
  buzz: (input) => clippedHair(input, 0, 0.86),
  buzzReceding: (input) => clippedHair(input, 0.9, 0.7),
  bald: (input) => baldHead(input, false),
  wreath: (input) => baldHead(input, true),
} as const satisfies { [Style in HairStyle]?: (input: HairInput) => Hair };

function within<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return key in table;
}

/** The hair of a person in the given light: the same in every shot. */
export function hairOf(person: Person, light: 1 | -1): Hair {
  const input: HairInput = {
    person,
    light,
    tones: hairTones(person.hairColour, person.grey),
    random: seededRandom(`${person.id} hair`),
  };
  const style = person.hairStyle;
  if (within(falling, style)) {
    const chosen: Falling = falling[style];
    return fallingHair(input, { ...chosen, volume: chosen.volume + person.volume });
  }
  if (within(short, style)) {
    const chosen: Short = short[style];
    return shortHair(input, { ...chosen, volume: chosen.volume + person.volume * 0.5 });
  }
  return others[style](input);
}
