import type { Search } from '../index';
import { buildMemberCards } from './member-card';

/** The only page of a search with three results. */
export function buildSearch(overrides: Partial<Search> = {}): Search {
  const results = overrides.results ?? buildMemberCards(3);
  return {
    results,
    pageNumber: 1,
    numResults: results.length,
    similar_results: [],
    similar_numResults: 0,
    ...overrides,
  };
}
