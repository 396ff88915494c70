import type { CastMember } from '../cast/cast-list';
import { pick } from '../random';
import type { Random } from '../random';

/**
 * Minimum distance of the same face in a search, in members: a page of them, including those without a photo.
 */
const apart = 32;

/** A search that members appear in: their number so far, and the last index of each face. */
interface Search {
  count: number;
  places: Map<string, number>;
}

/** A request for a face: who fits, the brands that would show the member, and the searches of each. */
export interface Casting {
  fits: (one: CastMember) => boolean;
  brandsOf: (one: CastMember) => readonly string[];
  searchesOf: (brand: string) => readonly string[];
}

/**
 * Assigns people of a cast so that a face keeps its distance from its last use in every search that shows the
 * member, as far as others fit, and so that consecutive members differ in haircut and hair colour.
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
        (least, { count, places }) => Math.min(least, count - (places.get(one.id) ?? -apart)),
        apart,
      );
    const rested = people.filter(fits).map((one) => ({ one, rest: rest(one) }));
    const longest = Math.max(...rested.map(({ rest }) => rest));
    const free = rested.filter(({ rest }) => rest === longest).map(({ one }) => one);
    const different = free.filter((one) => !alike(one));
    const next = pick(random, different.length > 0 ? different : free);
    for (const search of searchesWith(next)) {
      search.count += 1;
      search.places.set(next.id, search.count);
    }
    last = next;
    return next;
  };
}
