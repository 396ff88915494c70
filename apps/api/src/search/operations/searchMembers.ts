import { choiceSearchFields, type StartingSearch } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import type { QueryOf } from '../../kernel/contract-types';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { memberCard } from '../../profiles/member-card';
import { checkSearch } from '../check-search';
import type { SearchFilters } from '../found-members';
import { findMembers } from '../member-pages';
import { fewResults, findMembersLike, findSimilarMembers } from '../similar-members';
import { homeOf, startingFilters } from '../starting-filters';
import { findWiderSearches } from '../wider-searches';

type Asked = QueryOf<'searchMembers'>;

type OwnField = NonNullable<Asked['own']>[number];

/** The requested filters, with those named in `own` taken from the starting search if absent. */
function withOwn(asked: SearchFilters, own: readonly OwnField[], start: StartingSearch): SearchFilters {
  const taken = own.filter((field) => asked[field] === undefined && (start[field] ?? null) !== null);
  const filters: SearchFilters = {
    ...asked,
    ...Object.fromEntries(taken.map((field) => [field, start[field]])),
  };
  const { country, min_age, max_age } = filters;
  if (taken.includes('countryregion') && country !== start.country) delete filters.countryregion;
  if (min_age !== undefined && max_age !== undefined && min_age > max_age)
    delete filters[taken.includes('min_age') ? 'min_age' : 'max_age'];
  return filters;
}

export const searchMembers = operation(
  'searchMembers',
  { access: 'visitor-search', limits: ['search'] },
  async ({ db, query, member, viewer, brand, services }) => {
    const { page = 1, own, sort = 'active', similar_to, ...asked } = query;
    const card = (row: Parameters<typeof memberCard>[0]) => memberCard(row, viewer);
    if (similar_to !== undefined) {
      const alike = await findMembersLike(db, viewer, knownId(similar_to));
      if (!alike) throw new ApiError('not_found');
      const similar = alike.map(card);
      const none = { results: [], pageNumber: 1, numResults: 0 };
      return {
        status: 200,
        body: { ...none, similar_results: similar, similar_numResults: similar.length },
      };
    }
    checkSearch(asked);
    const offered: readonly string[] = brand.settings.search_fields;
    const notOffered = choiceSearchFields.filter((field) => !offered.includes(field));
    const wanted = own ? withOwn(asked, own, startingFilters(member, brand)) : asked;
    const filters: SearchFilters = {
      ...wanted,
      ...Object.fromEntries(notOffered.map((field) => [field, undefined])),
    };
    const known = services.counts.find(viewer, filters);
    const order = { sort, home: member && homeOf(member) };
    const { rows, count } = await findMembers(db, viewer, filters, page, { order, known });
    if (known === undefined) services.counts.keep(viewer, filters, count);
    const similar = page === 1 ? await findSimilarMembers(db, viewer, filters, rows) : [];
    const { gender = null, country = null, countryregion = null, min_age, max_age } = filters;
    const choices = Object.fromEntries(choiceSearchFields.map((field) => [field, filters[field]]));
    return {
      status: 200,
      body: {
        results: rows.map(card),
        pageNumber: page,
        numResults: count,
        similar_results: similar.map(card),
        similar_numResults: similar.length,
        ...(count < fewResults && { widen: await findWiderSearches(db, viewer, filters, count) }),
        ...(own && { own: { gender, country, countryregion, min_age, max_age, ...choices } }),
      },
    };
  },
);
