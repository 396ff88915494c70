import type { ProfileOption } from '@heartwood/domain';
import type { Person } from '../drawing/figure';
import type { HairColourName, IrisName } from '../drawing/palette';
import { pick } from '../random';
import type { Random } from '../random';

const hairOptions: Record<HairColourName, ProfileOption<'hair_colour'>> = {
  night: 'black',
  espresso: 'brown',
  chestnut: 'brown',
  auburn: 'brown',
  copper: 'red',
  caramel: 'brown',
  blond: 'blond',
  flax: 'blond',
  ash: 'brown',
  pepper: 'grey',
  steel: 'grey',
  silver: 'grey',
  white: 'white',
  wine: 'coloured',
  rosewood: 'coloured',
};

const eyeOptions: Record<IrisName, ProfileOption<'eye_colour'>> = {
  blue: 'blue',
  green: 'green',
  grey: 'grey',
  hazel: 'hazel',
  brown: 'brown',
  chestnut: 'brown',
  umber: 'brown',
  night: 'brown',
};

const bodyOptions: Record<
  Person['gender'],
  Record<'full' | 'lean', readonly ProfileOption<'body_type'>[]>
> = {
  female: { full: ['full_figured', 'curvy'], lean: ['slim', 'average', 'average', 'athletic'] },
  male: { full: ['full_figured', 'average'], lean: ['slim', 'average', 'average', 'athletic', 'muscular'] },
};

/** Derives the profile's facts about appearance from the pictures. */
export function appearanceOf({ gender, full, hair, eyes }: Person, random: Random) {
  const bald = hair.cut === 'bald' || hair.cut === 'wreath';
  return {
    hairColour: bald ? ('bald' as const) : hairOptions[hair.colour],
    eyeColour: eyeOptions[eyes.colour],
    bodyType: pick(random, bodyOptions[gender][full ? 'full' : 'lean']),
  };
}
