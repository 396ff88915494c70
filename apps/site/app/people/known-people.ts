import type { Person } from './person';
import { recentLikes } from './recent-likes';

const known = new Map<string, Person>();

/** Remembers, while the site stays open, what cards say of members. */
export function rememberPeople(people: readonly Person[]): void {
  for (const person of people) known.set(person.id, person);
}

/** What a card said of a member, with the heart as it was pressed since. */
export function knownPerson(id: string): Person | undefined {
  const person = known.get(id);
  return person && { ...person, liked: recentLikes.get(id) ?? person.liked };
}
