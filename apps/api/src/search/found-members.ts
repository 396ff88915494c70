import { choiceSearchFields, formatCalendarDate, latestDateOfBirth } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { QueryOf } from '../kernel/contract-types';
import type { Viewer } from '../kernel/viewer';
import type { Onlooker } from '../visibility/may-open';
import { notBlockedInSearch } from '../visibility/not-blocked';
import { shownOn } from '../visibility/shown-on';

/** What is searched for; absent filters let everybody through. */
export type SearchFilters = Omit<QueryOf<'searchMembers'>, 'page' | 'own' | 'sort' | 'similar_to'>;

/** Everybody in the viewer's pool whom a search may find: shown on this site, not the viewer, no block between them. */
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
/** The birth date as a query that counts compares it, which reads `profile_search_age` by it. */
export const countedBirthDate = sql<string>`(profile.date_of_birth + 0)`;

/**
 * Leaves those of an age, both included.
 * @param birth the birth date, as the query is to compare it
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
  if (max_age !== undefined) {
    const tooOld = formatCalendarDate(latestDateOfBirth(today, max_age + 1));
    aged = aged.where(birth, '>', tooOld);
  }
  return aged;
}

/** The members whom a search finds, by their birth date as the query is to compare it. */
export function found(db: Db, viewer: Viewer, filters: SearchFilters, birth = birthDate): MembersQuery {
  let query = ofAge(searchable(db, viewer), filters, viewer.today, birth);
  if (filters.gender) query = query.where('profile.gender', '=', filters.gender);
  if (filters.sexuality) query = query.where('profile.sexuality', '=', filters.sexuality);
  if (filters.country) query = query.where('profile.country', '=', filters.country);
  if (filters.countryregion) query = query.where('profile.region', '=', filters.countryregion);
  for (const field of choiceSearchFields) {
    const options = filters[field];
    if (options?.length) query = query.where(`profile.${field}`, '=', sql<string>`any(${[...options]})`);
  }
  if (filters.interests?.length) {
    query = query.where(sql<boolean>`profile.interests && ${[...filters.interests]}`);
  }
  if (filters.with_photo) query = query.where('profile.main_photo_id', 'is not', null);
  return query;
}
