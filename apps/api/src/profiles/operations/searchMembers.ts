import { choiceSearchFields, ownSearch, type OwnSearch } from '@heartwood/domain';
import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import type { Member } from '../../kernel/sessions/member';
import { memberCard } from '../member-card';
import { findMembers, findSimilarMembers, type SearchFilters } from '../search-members';

type Asked = { gender?: OwnSearch['gender']; country?: string; own?: readonly ('gender' | 'country')[] };

/** The gender and country that are searched by once the member has filled in what `own` names. */
function withOwn(
  { gender, country, own = [] }: Asked,
  member: Member,
  countries: readonly string[],
): OwnSearch {
  const suggested = ownSearch({ ...member, country: member.home_country }, countries);
  return {
    gender: gender ?? (own.includes('gender') ? suggested.gender : null),
    country: country ?? (own.includes('country') ? suggested.country : null),
  };
}

export const searchMembers = operation(
  'searchMembers',
  { access: 'visitor-search', limits: ['search'] },
  async ({ db, query, member, viewer, brand }) => {
    const { page = 1, own: asked, ...wanted } = query;
    const { min_age, max_age } = wanted;
    if (min_age !== undefined && max_age !== undefined && min_age > max_age)
      throw invalidFields({ min_age: 'too_high' });
    if (wanted.countryregion && !wanted.country) throw invalidFields({ country: 'required' });

    const { countries, search_fields } = brand.settings;
    const own = asked && member ? withOwn(query, member, countries) : undefined;
    const notOffered = choiceSearchFields.filter((field) => !search_fields.includes(field));
    const filters: SearchFilters = {
      ...wanted,
      ...(own && { gender: own.gender ?? undefined, country: own.country ?? undefined }),
      ...Object.fromEntries(notOffered.map((field) => [field, undefined])),
    };
    const { rows, count } = await findMembers(db, viewer, filters, page);
    const similar = page === 1 ? await findSimilarMembers(db, viewer, filters, rows) : [];
    return {
      status: 200,
      body: {
        results: rows.map((row) => memberCard(row, viewer)),
        pageNumber: page,
        numResults: count,
        similar_results: similar.map((row) => memberCard(row, viewer)),
        similar_numResults: similar.length,
        ...(own && { own }),
      },
    };
  },
);
