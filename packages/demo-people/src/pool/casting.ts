import type { CastMember } from '../cast/cast-list';
import { pick } from '../random';
import type { Random } from '../random';

/** How many members of a search come before a face may come again: a page of them, and those without a photo. */
const apart = 32;

/** Whom a face is wanted for, and the searches that will show the member: a face stays away from its last place in each. */
export interface Casting {
  fits: (one: CastMember) => boolean;
  searches: (one: CastMember) => readonly string[];
}

/**
 * Deals the people of a cast so that nobody comes again before others who fit were dealt, in any search that shows them,
 * and that nobody follows somebody with the same cut and colour of hair.
 */
export function dealer(random: Random, people: readonly CastMember[]): (casting: Casting) => CastMember {
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  let last: CastMember | undefined;
  const since = (one: CastMember, search: string): number => {
    const place = places.get(`${search} ${one.index}`);
    return place === undefined ? apart : Math.min(apart, (counts.get(search) ?? 0) - place);
  };
  const alike = ({ person: { hair } }: CastMember) =>
    hair.cut === last?.person.hair.cut && hair.colour === last.person.hair.colour;
  return ({ fits, searches }) => {
    const rested = people
      .filter(fits)
      .map((one) => ({ one, rest: Math.min(...searches(one).map((search) => since(one, search))) }));
    const longest = Math.max(...rested.map(({ rest }) => rest));
    const free = rested.filter(({ rest }) => rest === longest).map(({ one }) => one);
    const different = free.filter((one) => !alike(one));
    const next = pick(random, different.length > 0 ? different : free);
    for (const search of searches(next)) {
      const count = (counts.get(search) ?? 0) + 1;
      counts.set(search, count);
      places.set(`${search} ${next.index}`, count);
    }
    last = next;
    return next;
  };
}
