import { castOf } from '../portraits/cast';
import type { Person } from '../portraits/person';
import { shotOf } from '../portraits/shots';
import type { Shot } from '../portraits/shot';

const fewestPeople = 80;
const mostPeople = 200;

/** How many people are drawn for pools of that many members each: one for ten of them, from 80 to 200. */
export function castSize(members: number): number {
  return Math.min(mostPeople, Math.max(fewestPeople, Math.ceil(members / 10)));
}

/** How many pictures there are of a person of the cast. */
export function shotsOf(index: number): number {
  if (index % 100 < 2) return 6;
  if (index % 20 === 4 || index % 20 === 5) return 3;
  return index % 20 === 6 || index % 20 === 7 ? 2 : 1;
}

/** A person of the cast by number. */
export interface CastMember {
  index: number;
  person: Person;
}

/** One picture of the cast. */
export interface Picture {
  /** Person and shot, such as `17.0`. */
  id: string;
  person: Person;
  shot: Shot;
}

/** The people whose faces members have. */
export function castList(seed: string, size: number): CastMember[] {
  return castOf(`${seed}-cast`, size).map((person, index) => ({ index, person }));
}

/** Every picture of the cast. */
export function picturesOf(seed: string, size: number): Picture[] {
  return castList(seed, size).flatMap(({ index, person }) =>
    Array.from({ length: shotsOf(index) }, (_, shot) => ({
      id: `${index}.${shot}`,
      person,
      shot: shotOf(person, shot),
    })),
  );
}
