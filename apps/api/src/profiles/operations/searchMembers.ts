import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { memberCard } from '../member-card';
import { countMembers, findMembers, findSimilarMembers, type SearchFilters } from '../search-members';

export const searchMembers = operation(
  'searchMembers',
  { access: 'visitor-search', limits: ['search'] },
  async ({ db, query, member, brand, clock }) => {
    const {
      gender,
      sexuality,
      country,
      countryregion,
      min_age,
      max_age,
      page = 1,
      interests,
      with_photo,
    } = query;
    if (min_age !== undefined && max_age !== undefined && min_age > max_age) {
      throw new ApiError('invalid_fields', { fields: { min_age: 'too_high' } });
    }
    if (countryregion && !country) throw new ApiError('invalid_fields', { fields: { country: 'required' } });

    const now = clock.now();
    const searcher = { pool: brand.pool, viewerId: member?.id ?? null, now };
    const filters: SearchFilters = {
      gender,
      sexuality,
      country,
      region: countryregion,
      minAge: min_age,
      maxAge: max_age,
      interests,
      withPhoto: with_photo,
      hair_colour: query.hair_colour,
      eye_colour: query.eye_colour,
      body_type: query.body_type,
      relationship_status: query.relationship_status,
      tattoos: query.tattoos,
      reason_for_signup: query.reason_for_signup,
    };
    const [results, numResults] = await Promise.all([
      findMembers(db, searcher, filters, page),
      countMembers(db, searcher, filters),
    ]);
    const similar = page === 1 ? await findSimilarMembers(db, searcher, filters, results) : [];
    return {
      status: 200,
      body: {
        results: results.map((row) => memberCard(row, now)),
        pageNumber: page,
        numResults,
        similar_results: similar.map((row) => memberCard(row, now)),
        similar_numResults: similar.length,
      },
    };
  },
);
