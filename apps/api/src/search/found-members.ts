import {
  choiceSearchFields,
  formatCalendarDate,
  latestDateOfBirth,
  maximumSearchAge,
} from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { QueryOf } from '../kernel/contract-types';
import type { Viewer } from '../kernel/viewer';
import type { Onlooker } from '../visibility/may-open';
import { notBlockedInSearch } from '../visibility/not-blocked';
import { shownOn } from '../visibility/shown-on';

/** The filters of a search; absent ones match everyone. */
export type SearchFilters = Omit<QueryOf<'searchMembers'>, 'page' | 'own' | 'sort' | 'similar_to'>;

/**
 * Everyone in the viewer's pool a search may find: shown on this site, not the viewer, not blocked either
 * way.
 */
export function searchable(db: Db, { pool, brand, id }: Onlooker) {
  return db
    .selectFrom('profile')
    .where('profile.pool', '=', pool)
    .where('profile.visible', '=', sql<boolean>`true`)
    .where(shownOn({ brand }))
    .where(notBlockedInSearch(id, 'profile.id'))
    .$if(id !== null, (query) => query.where('profile.id', '<>', id));
}

/** A query of members to which conditions may be added. */
export type MembersQuery = ReturnType<typeof searchable>;

const birthDate = sql<string>`profile.date_of_birth`;
/** The birth date expression used in counts, which lets them use the index `profile_search_age`. */
export const countedBirthDate = sql<string>`(profile.date_of_birth + 0)`;

/**
 * Filters by age, both ends included; the highest age to choose finds everybody older, too.
 * @param birth the birth date expression to compare
 */
export function ofAge(
  query: MembersQuery,
  { min_age, max_age }: Pick<SearchFilters, 'min_age' | 'max_age'>,
  today: Date,
  birth = birthDate,
): MembersQuery {
  let aged = query;
  if (min_age !== undefined) {
    const youngEnough = formatCalendarDate(latestDateOfBirth(today, min_age));
    aged = aged.where(birth, '<=', youngEnough);
  }
  if (max_age !== undefined && max_age < maximumSearchAge) {
    const tooOld = formatCalendarDate(latestDateOfBirth(today, max_age + 1));
    aged = aged.where(birth, '>', tooOld);
  }
  return aged;
}

/** The members a search finds, with the birth date expression to compare. */
export function found(db: Db, viewer: Viewer, filters: SearchFilters, birth = birthDate): MembersQuery {
  let query = ofAge(searchable(db, viewer), filters, viewer.today, birth);
  if (filters.gender) query = query.where('profile.gender', '=', filters.gender);
  if (filters.country) query = query.where('profile.country', '=', filters.country);
  if (filters.countryregion) query = query.where('profile.region', '=', filters.countryregion);
  for (const field of choiceSearchFields) {
    const options = filters[field];
    if (options?.length) query = query.where(`profile.${field}`, '=', sql<string>`any(${[...options]})`);
  }
  if (filters.with_photo) query = query.where('profile.main_photo_id', 'is not', null);
  return query;
}
