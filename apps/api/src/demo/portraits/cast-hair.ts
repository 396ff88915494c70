import { chance, pickWeighted } from '../random';
import type { Random } from '../random';
import type { HairColourName } from './hair/hair-colour';
import type { HairStyle } from './hair/hair-style';
import type { Person } from './person';

type Choice<Item> = readonly (readonly [Item, number])[];
/** How hair grows. */
export type Curl = 'straight' | 'curly' | 'coily';

const womenStraight: Choice<HairStyle> = [
  ['longStraight', 5],
  ['longWavy', 9],
  ['longLayered', 8],
  ['longFringe', 5],
  ['longSwept', 7],
  ['tuckedLong', 5],
  ['shoulder', 8],
  ['shoulderWavy', 8],
  ['bob', 7],
  ['bobFringe', 5],
  ['bobWavy', 8],
  ['bobSwept', 5],
  ['longBob', 7],
  ['pixie', 5],
  ['pixieSoft', 5],
  ['bun', 6],
  ['lowBun', 4],
  ['ponytail', 6],
  ['braid', 5],
  ['curlyShoulder', 2],
  ['sleek', 2],
];
const womenCurly: Choice<HairStyle> = [
  ['curlyLong', 8],
  ['curlyShoulder', 9],
  ['curlyShort', 6],
  ['longWavy', 4],
  ['shoulderWavy', 4],
  ['bun', 4],
  ['bobWavy', 3],
];
const womenCoily: Choice<HairStyle> = [
  ['afro', 6],
  ['afroRound', 7],
  ['afroShort', 4],
  ['plaitsLong', 7],
  ['plaitsUp', 5],
  ['curlyLong', 4],
  ['curlyShort', 6],
  ['bun', 5],
  ['sleek', 4],
  ['longStraight', 3],
  ['bob', 3],
];
const menStraight: Choice<HairStyle> = [
  ['cropFringe', 7],
  ['cropShort', 9],
  ['quiff', 9],
  ['sidePart', 9],
  ['sideFade', 9],
  ['sweptBack', 8],
  ['tousled', 8],
  ['tousledFade', 8],
  ['buzz', 5],
  ['manLong', 3],
  ['manChin', 1.5],
  ['topKnot', 3],
  ['bald', 3],
  ['manCurls', 2],
];
const menCurly: Choice<HairStyle> = [
  ['manCurls', 10],
  ['tousled', 4],
  ['tousledFade', 4],
  ['cropShort', 3],
  ['buzz', 3],
];
const menCoily: Choice<HairStyle> = [
  ['afroShort', 10],
  ['buzz', 8],
  ['bald', 5],
  ['locsShort', 4],
  ['afroRound', 3],
  ['plaitsUp', 3],
];
const menThinning: Choice<HairStyle> = [
  ['receding', 8],
  ['backReceding', 8],
  ['wreath', 6],
  ['bald', 8],
  ['buzzReceding', 7],
  ['sidePart', 4],
  ['cropShort', 4],
];

const gentle: Choice<HairStyle> = [
  ['bob', 8],
  ['bobWavy', 8],
  ['bobSwept', 8],
  ['pixie', 8],
  ['pixieSoft', 9],
  ['shoulder', 6],
  ['longBob', 6],
  ['bun', 5],
  ['lowBun', 5],
  ['curlyShort', 6],
  ['shoulderWavy', 5],
  ['braid', 2],
  ['bobFringe', 5],
  ['longWavy', 2],
];

const long: readonly HairStyle[] = ['manLong', 'manChin', 'topKnot'];

/** A style of hair for somebody of that gender and age. */
export function hairStyleFor(random: Random, gender: Person['gender'], age: number, curl: Curl): HairStyle {
  if (gender === 'female') {
    if (curl === 'coily') return pickWeighted(random, womenCoily);
    if (curl === 'curly') return pickWeighted(random, womenCurly);
    return pickWeighted(random, age > 56 ? gentle : womenStraight);
  }
  if (curl !== 'coily' && chance(random, (age - 36) / 62)) return pickWeighted(random, menThinning);
  if (curl === 'coily') return pickWeighted(random, menCoily);
  const styles = curl === 'curly' ? menCurly : menStraight;
  return pickWeighted(random, age > 50 ? styles.filter(([style]) => !long.includes(style)) : styles);
}

/** The colour that the hair had in youth, or is dyed in, for a depth of skin. */
export function hairColourFor(random: Random, depth: number, gender: Person['gender']): HairColourName {
  if (depth > 0.58)
    return pickWeighted<HairColourName>(random, [
      ['black', 8],
      ['espresso', 4],
      ['brown', gender === 'female' ? 1 : 0.2],
    ]);
  if (depth > 0.34)
    return pickWeighted<HairColourName>(random, [
      ['black', 6],
      ['espresso', 6],
      ['brown', 3],
      ['chestnut', 1],
    ]);
  return pickWeighted<HairColourName>(random, [
    ['black', 3],
    ['espresso', 6],
    ['brown', 8],
    ['chestnut', 7],
    ['auburn', 3],
    ['copper', 3],
    ['ginger', 2],
    ['darkblond', 7],
    ['blond', 6],
    ['platinum', gender === 'female' ? 3 : 1],
    ['ash', 5],
    ['plum', gender === 'female' ? 0.7 : 0],
    ['teal', gender === 'female' ? 0.4 : 0],
  ]);
}
