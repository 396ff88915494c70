import type { CastMember } from '../cast/cast-list';
import { pick } from '../random';
import type { Random } from '../random';

/** How many members of a search come before a face may come again: a page of them, and those without a photo. */
const apart = 32;

/** A search that members show up in: how many did, and the last place of each face. */
interface Search {
  count: number;
  places: Map<number, number>;
}

/** Whom a face is wanted for: who fits, the brands that would show the member, and the searches of each. */
export interface Casting {
  fits: (one: CastMember) => boolean;
  brandsOf: (one: CastMember) => readonly string[];
  searchesOf: (brand: string) => readonly string[];
}

/**
 * Deals the people of a cast so that a face stays away from its last place in every search that shows the member, as far
 * as there are others who fit, and that nobody follows somebody with the same cut and colour of hair.
 */
export function dealer(random: Random, people: readonly CastMember[]): (casting: Casting) => CastMember {
  const known = new Map<string, Search>();
  let last: CastMember | undefined;
  const searchOf = (name: string): Search => {
    const search = known.get(name) ?? { count: 0, places: new Map() };
    known.set(name, search);
    return search;
  };
  const alike = ({ person: { hair } }: CastMember) =>
    hair.cut === last?.person.hair.cut && hair.colour === last.person.hair.colour;
  return ({ fits, brandsOf, searchesOf }) => {
    const ofBrand = new Map<string, readonly Search[]>();
    const searchesWith = (one: CastMember): readonly Search[] =>
      brandsOf(one).flatMap((brand) => {
        const searches = ofBrand.get(brand) ?? searchesOf(brand).map(searchOf);
        ofBrand.set(brand, searches);
        return searches;
      });
    const rest = (one: CastMember): number =>
      searchesWith(one).reduce(
        (least, { count, places }) => Math.min(least, count - (places.get(one.index) ?? -apart)),
        apart,
      );
    const rested = people.filter(fits).map((one) => ({ one, rest: rest(one) }));
    const longest = Math.max(...rested.map(({ rest }) => rest));
    const free = rested.filter(({ rest }) => rest === longest).map(({ one }) => one);
    const different = free.filter((one) => !alike(one));
    const next = pick(random, different.length > 0 ? different : free);
    for (const search of searchesWith(next)) {
      search.count += 1;
      search.places.set(next.index, search.count);
    }
    last = next;
    return next;
  };
}
