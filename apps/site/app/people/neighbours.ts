import type { Person } from './person';

/** The people before and after someone in a list. */
export interface Neighbours {
  readonly previous: Person | undefined;
  readonly next: Person | undefined;
}

/** Returns the neighbours in a list of two or more; none for someone not in it. */
export function neighboursIn(people: readonly Person[], id: string): Neighbours | undefined {
  const place = people.findIndex((person) => person.id === id);
  if (place < 0 || people.length < 2) return undefined;
  return { previous: people[place - 1], next: people[place + 1] };
}
