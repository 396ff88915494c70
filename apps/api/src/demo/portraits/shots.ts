import { between, chance, itemAt, pick, pickWeighted, seededRandom, whole } from '../random';
import { garmentFor } from './clothes/garment';
import type { Person } from './person';
import { sceneNames, sceneOf } from './scenes/scene';
import type { Expression, Grade, Shot } from './shot';

const lipsticks = ['#b4483f', '#a9343f', '#c0586a', '#8e2f3b', '#b86a5c', '#9c4a55', '#c46a6a'];

/** Shot number `index` of a person; another place, other clothes, the same person. */
export function shotOf(person: Person, index: number): Shot {
  const random = seededRandom(`${person.id} shot ${index}`);
  const offset = whole(seededRandom(`${person.id} places`), 0, sceneNames.length - 1);
  const scene = itemAt(sceneNames, offset + index * 7);
  const close = index > 0 && chance(random, 0.35);
  return {
    seed: `${person.id}-${index}`,
    scene,
    palette: whole(random, 0, sceneOf(scene).palettes.length - 1),
    garment: garmentFor(person, random),
    light: chance(random, 0.5) ? 1 : -1,
    grade: pickWeighted<Grade>(random, [
      ['neutral', 6],
      ['golden', 3],
      ['cool', 2],
      ['rosy', 2],
      ['film', 2],
    ]),
    expression: pickWeighted<Expression>(random, [
      ['calm', 3],
      ['soft', 6],
      ['smile', 6],
      ['laugh', 3],
    ]),
    turn: pick(random, [-1, -0.7, -0.4, -0.2, 0.2, 0.4, 0.7, 1]) * between(random, 0.7, 1),
    tilt: between(random, -6, 6),
    scale: close ? between(random, 1.36, 1.52) : between(random, 1.16, 1.32),
    shift: [between(random, -26, 26), close ? between(random, -4, 14) : between(random, -4, 18)],
    wearsGlasses: chance(random, 0.85),
    lipstick: chance(random, person.makeup) ? pick(random, lipsticks) : null,
  };
}
