import { ApiError } from '@heartwood/api-client';
import { pageAction, pageLoader } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { answerLike } from '../../people/like-action.server';
import { findMembers } from '../members/find-members.server';
import { readSearch } from '../members/member-search';
import { startingSearches } from '../members/starting-searches';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';

/** Fills the rows of two columns, below the first, and of three; the screen drops one where it has four. */
const shown = 9;

/** The people who fit a new member best; `failed` if they could not be loaded. */
export interface SignupMatches {
  readonly people: readonly Person[];
  readonly failed: boolean;
}

/** Loads the first people for a new member: those who fit the own profile, completed by near fits. */
export const loader = pageLoader(async (asked): Promise<SignupMatches> => {
  const { visit, url } = asked;
  const settings = await visit.settings();
  const seek = new URLSearchParams({ gender: url.searchParams.get('gender') ?? '' });
  try {
    const [{ found }, places] = await Promise.all([
      findMembers(asked, (member) => readSearch(seek, settings, startingSearches(settings, member)), {
        with_photo: true,
      }),
      placesOf(visit),
    ]);
    const cards = found ? [...found.results, ...found.similar_results].slice(0, shown) : [];
    return { people: cards.map((card) => personOf(card, places)), failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { people: [], failed: true };
  }
});

/** Handles hearts without script. */
export const action = pageAction(async (sent) => {
  await answerLike(sent);
  return null;
});
