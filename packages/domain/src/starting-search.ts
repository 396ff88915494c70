import type { Gender, ProfileOption } from './profile-options';
import { maximumSearchAge, ownSearch } from './search';
import type { ChoiceSearchField, OwnSearch, SearchParameters } from './search';

/** Sort orders of a search: last active, newest, nearest. */
export const searchSorts = ['active', 'new', 'near'] as const;

export type SearchSort = (typeof searchSorts)[number];

/** The gender and ages somebody wants to meet; null restricts nothing. */
export interface ChosenSearch {
  gender: Gender | null;
  min_age: number | null;
  max_age: number | null;
}

/** Search filters as stored with a member's account; absent and null ones restrict nothing. */
export type SavedSearch = Partial<
  Omit<SearchParameters, 'page'> & { sort: SearchSort; with_photo: boolean; interests: string[] } & {
    [Field in ChoiceSearchField]: ProfileOption<Field>[];
  }
>;

/** A member's initial search. */
export type StartingSearch = SavedSearch & OwnSearch & Pick<SearchParameters, 'min_age' | 'max_age'>;

interface Wishes {
  /** The niche's defaults. */
  niche: ChosenSearch | undefined;
  /** The choice at signup or on a landing page. */
  chosen: ChosenSearch | null;
  profile: Record<'gender' | 'sexuality' | 'country', string | null>;
  /** The filters of the member's last search. */
  last: SavedSearch | null;
}

interface Offer {
  countries: readonly string[];
  min_age: number;
}

/** Returns the ages of a choice; null where it has none. */
function agesOf(wish: ChosenSearch | null | undefined): ChosenSearch | null {
  return wish && (wish.min_age !== null || wish.max_age !== null) ? wish : null;
}

/**
 * Computes the initial search filters. The last search takes precedence. Without one, the gender comes from
 * the own profile, else from the choice at signup, else from the niche; the ages from the choice, else from
 * the niche where the search is for the niche's gender.
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
