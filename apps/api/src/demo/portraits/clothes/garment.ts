import type { Random } from '../../random';
import { pick, pickWeighted } from '../../random';
import type { Person } from '../person';

export type Cut =
  | 'crew'
  | 'vneck'
  | 'scoop'
  | 'boat'
  | 'turtle'
  | 'strap'
  | 'wrap'
  | 'blouse'
  | 'shirt'
  | 'polo'
  | 'henley'
  | 'knit'
  | 'cardigan'
  | 'blazer'
  | 'suit'
  | 'leather'
  | 'denim'
  | 'coat'
  | 'hoodie'
  | 'scarf';

export type Pattern =
  'plain' | 'stripes' | 'pinstripes' | 'checks' | 'dots' | 'flowers' | 'ribs' | 'cables' | 'melange';

/** Clothes: their cut, colour, the colour of what is below or beside, and the pattern. */
export type Garment = {
  readonly cut: Cut;
  readonly colour: string;
  readonly accent: string;
  readonly pattern: Pattern;
};

const calm = [
  '#2b3a4a',
  '#39505a',
  '#5d7c93',
  '#4b5a46',
  '#6b705c',
  '#7a5c48',
  '#3a3a42',
  '#8a8f94',
  '#a98f73',
  '#2f5650',
  '#50404d',
  '#1f2a36',
];
const warm = [
  '#c9573a',
  '#a8492f',
  '#d98a4b',
  '#b5623c',
  '#8c3a3a',
  '#6f1f2f',
  '#e0b04f',
  '#c26f63',
  '#9c4a5c',
  '#7c4a3a',
];
const fresh = [
  '#2f6f73',
  '#3f8a7a',
  '#4a7fa8',
  '#6a7fb5',
  '#8f6fa8',
  '#c7607a',
  '#d97f8a',
  '#5f8f5f',
  '#e3a3a0',
  '#3b6b8a',
];
const pale = ['#f1e9dc', '#e7dfd2', '#dfe5e6', '#f4efe8', '#d9cdb9', '#e9d7cf', '#cfd8d2'];
const dark = ['#1d1b20', '#232630', '#17151a', '#2a2022', '#1b2420', '#20242b'];

const female: readonly (readonly [Cut, number])[] = [
  ['crew', 9],
  ['vneck', 12],
  ['scoop', 9],
  ['boat', 8],
  ['turtle', 9],
  ['strap', 5],
  ['wrap', 9],
  ['blouse', 10],
  ['shirt', 8],
  ['knit', 9],
  ['cardigan', 8],
  ['blazer', 11],
  ['leather', 5],
  ['denim', 7],
  ['coat', 5],
  ['hoodie', 3],
  ['scarf', 6],
];
const male: readonly (readonly [Cut, number])[] = [
  ['crew', 14],
  ['vneck', 5],
  ['turtle', 7],
  ['shirt', 17],
  ['polo', 9],
  ['henley', 9],
  ['knit', 9],
  ['cardigan', 4],
  ['blazer', 9],
  ['suit', 6],
  ['leather', 7],
  ['denim', 8],
  ['coat', 6],
  ['hoodie', 8],
  ['scarf', 5],
];

const patterns: Record<Cut, readonly Pattern[]> = {
  crew: ['plain', 'plain', 'plain', 'stripes', 'melange'],
  vneck: ['plain', 'plain', 'flowers', 'dots', 'melange'],
  scoop: ['plain', 'plain', 'stripes', 'flowers'],
  boat: ['stripes', 'stripes', 'plain', 'plain'],
  turtle: ['ribs', 'plain', 'ribs'],
  strap: ['plain', 'flowers', 'dots'],
  wrap: ['plain', 'flowers', 'dots', 'plain'],
  blouse: ['plain', 'dots', 'flowers', 'plain'],
  shirt: ['plain', 'checks', 'pinstripes', 'plain', 'checks'],
  polo: ['plain', 'plain', 'stripes'],
  henley: ['plain', 'melange', 'ribs'],
  knit: ['cables', 'ribs', 'cables', 'melange'],
  cardigan: ['ribs', 'plain', 'melange'],
  blazer: ['plain', 'plain', 'checks', 'pinstripes'],
  suit: ['plain', 'pinstripes', 'plain'],
  leather: ['plain'],
  denim: ['plain'],
  coat: ['plain', 'melange'],
  hoodie: ['melange', 'plain'],
  scarf: ['checks', 'ribs', 'plain'],
};

function colourOf(cut: Cut, random: Random): string {
  switch (cut) {
    case 'leather':
      return pick(random, ['#232127', '#2a211f', '#4a2c22', '#1d1f26', '#5a3a28']);
    case 'denim':
      return pick(random, ['#46648a', '#5f7f9f', '#2f4566', '#7f99b3', '#3a4350']);
    case 'suit':
      return pick(random, ['#232b3a', '#2d3038', '#1b1e26', '#3b4658', '#4a4440']);
    case 'coat':
      return pick(random, ['#b08d64', '#3b4048', '#6a5344', '#4e5b50', '#7b2f38', '#262a33']);
    default:
      return pick(
        random,
        pickWeighted(random, [
          [calm, 5],
          [warm, 4],
          [fresh, 4],
          [pale, 3],
          [dark, 3],
        ]),
      );
  }
}

/** Everyday clothes for a person; lit colours that stand off from the skin are left to chance. */
export function garmentFor(person: Person, random: Random): Garment {
  const cuts = person.gender === 'female' ? female : male;
  const fitting = person.age > 55 ? cuts.filter(([cut]) => cut !== 'strap' && cut !== 'hoodie') : cuts;
  const cut = pickWeighted(random, fitting);
  const colour = colourOf(cut, random);
  const under = ['blazer', 'suit', 'leather', 'denim', 'coat', 'cardigan'].includes(cut);
  return {
    cut,
    colour,
    accent: pick(
      random,
      under
        ? [...pale, ...pale, '#2a2f38', '#8c3a3a', '#39505a']
        : [...pale, ...dark.slice(0, 2), ...warm.slice(0, 4)],
    ),
    pattern: pick(
      random,
      patterns[cut].filter(
        (pattern) => person.gender === 'female' || (pattern !== 'flowers' && pattern !== 'dots'),
      ),
    ),
  };
}
