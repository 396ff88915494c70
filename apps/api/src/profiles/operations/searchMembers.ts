import { choiceSearchFields, ownSearch, type OwnSearch } from '@heartwood/domain';
import { brandTime } from '../../kernel/brand-time';
import { ApiError } from '../../kernel/api-error';
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
  async ({ db, query, member, brand, clock }) => {
    const { sexuality, countryregion, min_age, max_age, page = 1, interests, with_photo } = query;
    if (min_age !== undefined && max_age !== undefined && min_age > max_age) {
      throw new ApiError('invalid_fields', { fields: { min_age: 'too_high' } });
    }
    if (countryregion && !query.country)
      throw new ApiError('invalid_fields', { fields: { country: 'required' } });

    const at = brandTime(brand, clock.now());
    const own = query.own && member ? withOwn(query, member, brand.settings.countries) : undefined;
    const searcher = { pool: brand.pool, viewerId: member?.id ?? null, today: at.today };
    const offered = choiceSearchFields.filter((field) => brand.settings.search_fields.includes(field));
    const filters: SearchFilters = {
      gender: own ? (own.gender ?? undefined) : query.gender,
      sexuality,
      country: own ? (own.country ?? undefined) : query.country,
      region: countryregion,
      minAge: min_age,
      maxAge: max_age,
      interests,
      withPhoto: with_photo,
      ...Object.fromEntries(offered.map((field) => [field, query[field]])),
    };
    const { rows, count } = await findMembers(db, searcher, filters, page);
    const similar = page === 1 ? await findSimilarMembers(db, searcher, filters, rows) : [];
    return {
      status: 200,
      body: {
        results: rows.map((row) => memberCard(row, at)),
        pageNumber: page,
        numResults: count,
        similar_results: similar.map((row) => memberCard(row, at)),
        similar_numResults: similar.length,
        ...(own && { own }),
      },
    };
  },
);
