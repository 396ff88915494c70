import type { Person, Shot } from '../drawing/figure';
import { castOf } from './cast';
import { shotsOf } from './shots';

const fewestPeople = 80;
const mostPeople = 200;

/** Returns the number of people drawn for pools of that many members: one per ten, from 80 to 200. */
export function castSize(members: number): number {
  return Math.min(mostPeople, Math.max(fewestPeople, Math.ceil(members / 10)));
}

/** People with several pictures, by index among fifty of the same gender. */
const several: Readonly<Record<number, number>> = { 0: 6, 2: 3, 5: 2, 15: 2, 27: 3, 35: 2 };

/** A person of the cast, and the number of pictures. */
export interface CastMember {
  id: string;
  person: Person;
  pictures: number;
}

/** One picture of the cast. */
export interface Picture {
  /** Person and shot, such as `17.0`. */
  id: string;
  person: Person;
  shot: Shot;
}

/** Returns the people whose faces members have. */
export function castList(seed: string, size: number): CastMember[] {
  const seen = { female: 0, male: 0 };
  return castOf(`${seed} cast`, size).map((person, index) => ({
    id: String(index),
    person,
    pictures: several[seen[person.gender]++ % 50] ?? 1,
  }));
}

const namedPeople = 60;

/** Returns people whose faces only named members have, each with three pictures. */
export function namedCast(seed: string): CastMember[] {
  return castOf(`${seed} named`, namedPeople).map((person, index) => ({
    id: `named${index}`,
    person,
    pictures: 3,
  }));
}

function drawnPictures(seed: string, people: readonly CastMember[]): Picture[] {
  const shots = shotsOf(seed, people);
  return people.flatMap(({ id, person }, index) =>
    (shots[index] ?? []).map((shot, at) => ({ id: `${id}.${at}`, person, shot })),
  );
}

/** Returns every picture of the cast, those of named members last. */
export function picturesOf(seed: string, size: number): Picture[] {
  return [
    ...drawnPictures(`${seed} cast`, castList(seed, size)),
    ...drawnPictures(`${seed} named`, namedCast(seed)),
  ];
}
