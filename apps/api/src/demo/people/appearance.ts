import type { ProfileOption } from '@heartwood/domain';
import { pick } from '../random';
import type { Random } from '../random';
import { hairColourOption } from '../portraits/hair/hair-colour';
import type { Build, EyeColour, Person } from '../portraits/person';

const eyeOptions: Record<EyeColour, ProfileOption<'eye_colour'>> = {
  dark: 'brown',
  brown: 'brown',
  hazel: 'hazel',
  green: 'green',
  blue: 'blue',
  grey: 'grey',
};

const bodyOptions: Record<Person['gender'], Record<Build, readonly ProfileOption<'body_type'>[]>> = {
  female: {
    slim: ['slim', 'slim', 'athletic'],
    average: ['average', 'average', 'curvy'],
    athletic: ['athletic'],
    broad: ['curvy', 'average'],
    full: ['full_figured', 'curvy'],
  },
  male: {
    slim: ['slim', 'athletic'],
    average: ['average'],
    athletic: ['athletic', 'muscular'],
    broad: ['average', 'muscular'],
    full: ['full_figured'],
  },
};

/** What the profile says of the looks that the pictures show. */
export function appearanceOf(person: Person, random: Random) {
  const bald = person.hairStyle === 'bald' || person.hairStyle === 'wreath';
  return {
    hairColour: bald ? ('bald' as const) : hairColourOption(person.hairColour, person.grey),
    eyeColour: eyeOptions[person.eyes.colour],
    bodyType: pick(random, bodyOptions[person.gender][person.build]),
  };
}
