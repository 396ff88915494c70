import { between, chance, pick, pickWeighted, seededRandom } from '../random';
import type { Random } from '../random';
import { hairColourFor, hairStyleFor } from './cast-hair';
import type { Curl } from './cast-hair';
import type { Beard, Build, Earrings, EyeColour, Glasses, Person } from './person';
import { skinAt } from './skin';

function greyFor(random: Random, gender: Person['gender'], age: number): number {
  const dyed = gender === 'female' ? 0.55 : 0.12;
  if (age > 66) return chance(random, dyed * 0.4) ? 0.12 : between(random, 0.72, 1);
  if (age > 54) return chance(random, dyed) ? 0.06 : between(random, 0.45, 0.9);
  if (age > 42) return chance(random, dyed + 0.25) ? 0 : between(random, 0.12, 0.5);
  return 0;
}

function beardFor(random: Random, gender: Person['gender'], age: number): Beard {
  if (gender === 'female') return 'none';
  return pickWeighted<Beard>(random, [
    ['none', age < 38 ? 3 : 8],
    ['stubble', 9],
    ['short', 8],
    ['boxed', 6],
    ['full', 6],
    ['goatee', 3],
    ['moustache', 2],
  ]);
}

function glassesFor(random: Random, gender: Person['gender'], age: number): Glasses | null {
  if (!chance(random, 0.2 + Math.max(0, age - 45) * 0.008)) return null;
  const shape = pickWeighted<Glasses['shape']>(random, [
    ['round', 5],
    ['square', 6],
    ['browline', 3],
    ['cat', gender === 'female' ? 4 : 0],
    ['thin', 5],
    ['oval', 3],
  ]);
  return {
    shape,
    colour: pick(
      random,
      shape === 'thin' || shape === 'oval'
        ? ['#8a7446', '#5b5d62', '#2a2a2c']
        : ['#1e1a19', '#3a2118', '#6d3a26', '#20343a', '#7c2d2a', '#2c2c38'],
    ),
  };
}

function eyeColourFor(random: Random, depth: number): EyeColour {
  if (depth > 0.55)
    return pickWeighted<EyeColour>(random, [
      ['dark', 8],
      ['brown', 3],
    ]);
  if (depth > 0.34)
    return pickWeighted<EyeColour>(random, [
      ['dark', 5],
      ['brown', 6],
      ['hazel', 2],
      ['green', 0.6],
    ]);
  return pickWeighted<EyeColour>(random, [
    ['brown', 6],
    ['hazel', 4],
    ['green', 3.5],
    ['blue', 7],
    ['grey', 3.5],
  ]);
}

function geometry(
  random: Random,
  gender: Person['gender'],
  build: Build,
  age: number,
): Pick<Person, 'face' | 'eyes' | 'brows' | 'nose' | 'mouth' | 'ears'> {
  const male = gender === 'male';
  const round = { slim: -2.5, average: 0, athletic: 0, broad: 3, full: 7 }[build];
  const old = Math.max(0, age - 40) / 40;
  return {
    face: {
      width: between(random, male ? 89 : 86, male ? 95 : 91) + round * 0.8,
      cheek: between(random, male ? 0.955 : 0.94, male ? 1.005 : 0.985) + round * 0.002,
      jaw: between(random, male ? 0.74 : 0.61, male ? 0.85 : 0.73) + round * 0.012 + old * 0.02,
      jawHeight: between(random, male ? 92 : 84, male ? 103 : 95) + Math.max(0, round) * 0.7,
      chinWidth: between(random, male ? 33 : 25, male ? 44 : 33) + Math.max(0, round),
      chin: between(random, male ? 136 : 131, male ? 145 : 139),
      hairline: between(random, -110, -98),
    },
    eyes: {
      colour: 'brown',
      size: between(random, male ? 0.96 : 1.03, male ? 1.08 : 1.17),
      apart: between(random, 37.5, 41),
      tilt: between(random, -0.5, 4),
      open: between(random, 0.84, 1.08),
      crease: between(random, 4.5, 8.5),
    },
    brows: {
      weight: male ? between(random, 5.5, 8.5) : between(random, 3, 5.2),
      arch: male ? between(random, 3, 7) : between(random, 5.5, 10),
      slant: between(random, -3, 3),
    },
    nose: {
      width: between(random, male ? 18.5 : 15.5, male ? 23 : 19.5),
      length: between(random, 40, 49),
      tip: between(random, 7.5, 11.5),
      bridge: between(random, 0.6, 1.3),
    },
    mouth: {
      width: between(random, male ? 31 : 29, male ? 37 : 35),
      upper: male ? between(random, 5, 7.5) : between(random, 7, 10.5),
      lower: male ? between(random, 9, 12) : between(random, 11, 15.5),
    },
    ears: { size: between(random, 0.92, male ? 1.2 : 1.04), low: between(random, -2, 6) },
  };
}

/** Person number `index` of the cast of a seed; ages run evenly from 30 to 74, both genders alternate. */
export function castMember(seed: string, index: number): Person {
  const id = `${seed}-${index}`;
  const random = seededRandom(`${id} person`);
  const gender = index % 2 === 0 ? 'female' : 'male';
  const age = Math.round(30 + ((Math.floor(index / 2) * 0.618034) % 1) ** 1.8 * 44);
  const depth = pickWeighted(random, [
    [between(random, 0, 0.2), 56],
    [between(random, 0.2, 0.36), 20],
    [between(random, 0.36, 0.58), 12],
    [between(random, 0.58, 1), 14],
  ]);
  const curl: Curl =
    depth > 0.58
      ? 'coily'
      : pickWeighted<Curl>(
          random,
          depth > 0.34
            ? [
                ['straight', 6],
                ['curly', 4],
              ]
            : [
                ['straight', 9],
                ['curly', 1.4],
              ],
        );
  const build = pickWeighted<Build>(random, [
    ['slim', 4],
    ['average', 7],
    ['athletic', 3],
    ['broad', 4],
    ['full', 3.5],
  ]);
  const shape = geometry(random, gender, build, age);
  const fuller = depth > 0.58 ? 1.22 : 1;
  const grey = greyFor(random, gender, age);
  const beard = beardFor(random, gender, age);
  const female = gender === 'female';
  return {
    id,
    gender,
    age,
    build,
    skinDepth: depth,
    skin: skinAt(depth),
    hairColour: hairColourFor(random, depth, gender),
    grey,
    hairStyle: hairStyleFor(random, gender, age, curl),
    parting: pick(random, [-1, -0.7, -0.4, 0, 0.4, 0.7, 1]),
    volume: between(random, -5, 6),
    ...shape,
    eyes: { ...shape.eyes, colour: eyeColourFor(random, depth) },
    nose: { ...shape.nose, width: shape.nose.width * (depth > 0.58 ? 1.16 : 1) },
    mouth: { ...shape.mouth, upper: shape.mouth.upper * fuller, lower: shape.mouth.lower * fuller },
    beard,
    beardGrey: Math.min(0.95, age > 40 ? grey + between(random, 0.05, 0.3) : grey),
    glasses: glassesFor(random, gender, age),
    earrings: female
      ? pickWeighted<Earrings>(random, [
          ['none', 5],
          ['stud', 4],
          ['hoop', 4],
          ['drop', 3],
          ['pearl', 3],
        ])
      : pickWeighted<Earrings>(random, [
          ['none', 12],
          ['stud', 1],
        ]),
    metal: pick(random, ['#e0b45f', '#d9d4ce', '#e4bd6d', '#cfa27a']),
    necklace: female && chance(random, 0.36),
    freckles: depth < 0.3 && chance(random, 0.2),
    mole: chance(random, 0.16) ? [pick(random, [-48, 44, -30, 36]), between(random, 48, 78)] : null,
    makeup: female ? between(random, 0, 0.85) : 0,
  };
}

/** The cast of a seed, from which members get their faces. */
export function castOf(seed: string, size: number): Person[] {
  return Array.from({ length: size }, (_, index) => castMember(seed, index));
}
