import type { Gender, ProfileOption } from './profile-options';
import { maximumSearchAge, ownSearch } from './search';
import type { ChoiceSearchField, OwnSearch, SearchParameters } from './search';

/** In which order members are found: who was active last, who is new, who lives near. */
export const searchSorts = ['active', 'new', 'near'] as const;

export type SearchSort = (typeof searchSorts)[number];

/** Whom somebody wants to meet; null restricts nothing. */
export interface ChosenSearch {
  gender: Gender | null;
  min_age: number | null;
  max_age: number | null;
}

/** The filters of a search as a member's account keeps them; absent and null ones restrict nothing. */
export type SavedSearch = Partial<
  Omit<SearchParameters, 'page'> & { sort: SearchSort; with_photo: boolean; interests: string[] } & {
    [Field in ChoiceSearchField]: ProfileOption<Field>[];
  }
>;

/** What a member's search begins with. */
export type StartingSearch = SavedSearch & OwnSearch & Pick<SearchParameters, 'min_age' | 'max_age'>;

interface Wishes {
  /** What the niche is about. */
  niche: ChosenSearch | undefined;
  /** What was chosen at signup or on a landing page. */
  chosen: ChosenSearch | null;
  profile: Record<'gender' | 'sexuality' | 'country', string | null>;
  /** The filters that the member searched by last. */
  last: SavedSearch | null;
}

interface Offer {
  countries: readonly string[];
  min_age: number;
}

/** The ages that a wish names; null where it names none. */
function agesOf(wish: ChosenSearch | null | undefined): ChosenSearch | null {
  return wish && (wish.min_age !== null || wish.max_age !== null) ? wish : null;
}

/**
 * The filters that a search begins with. The last ones go before all others; without any, the gender is the one that
 * the own profile looks for, else the one that was chosen at signup, else the niche's, and the ages those that were
 * chosen, else the niche's where the search is for the niche's gender.
 */
export function startingSearch(
  { niche, chosen, profile, last }: Wishes,
  { countries, min_age }: Offer,
): StartingSearch {
  const own = ownSearch(profile, countries);
  if (last) {
    const country = countries.find((offered) => offered === last.country) ?? null;
    return {
      ...last,
      gender: last.gender ?? null,
      country,
      countryregion: country === null ? null : (last.countryregion ?? null),
      min_age: Math.max(min_age, last.min_age ?? min_age),
      max_age: last.max_age ?? maximumSearchAge,
    };
  }
  const gender = own.gender ?? chosen?.gender ?? niche?.gender ?? null;
  const isNiche = !niche?.gender || niche.gender === gender;
  const ages = agesOf(chosen) ?? (isNiche ? agesOf(niche) : null);
  return {
    gender,
    country: own.country,
    min_age: Math.max(min_age, ages?.min_age ?? min_age),
    max_age: ages?.max_age ?? maximumSearchAge,
  };
}
