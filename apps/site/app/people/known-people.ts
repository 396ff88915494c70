import type { Person } from './person';
import { recentLikes } from './recent-likes';

const known = new Map<string, Person>();

/** Caches members' card data in memory while the site stays open. */
export function rememberPeople(people: readonly Person[]): void {
  for (const person of people) known.set(person.id, person);
}

/** Returns a member's cached card data, including the heart as last pressed. */
export function knownPerson(id: string): Person | undefined {
  const person = known.get(id);
  return person && { ...person, liked: recentLikes.get(id) ?? person.liked };
}
