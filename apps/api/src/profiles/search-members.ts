import {
  choiceSearchFields,
  formatCalendarDate,
  latestDateOfBirth,
  maximumSearchPage,
  searchPageSize,
} from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { QueryOf } from '../kernel/contract-types';
import type { Viewer } from '../kernel/viewer';
import { cardsQuery, type CardRow } from './member-card';
import { notBlockedInSearch } from '../visibility/not-blocked';

/** What is searched for; absent filters let everybody through. */
export type SearchFilters = Omit<QueryOf<'searchMembers'>, 'page' | 'own'>;

/** More members than all pages hold are not counted. */
const mostCounted = maximumSearchPage * searchPageSize;

function found(db: Db, { pool, id, today }: Viewer, filters: SearchFilters) {
  let query = db
    .selectFrom('profile')
    .where('profile.pool', '=', pool)
    .where('profile.visible', '=', sql<boolean>`true`)
    .where(notBlockedInSearch(id, 'profile.id'));
  if (id) query = query.where('profile.id', '<>', id);
  if (filters.gender) query = query.where('profile.gender', '=', filters.gender);
  if (filters.sexuality) query = query.where('profile.sexuality', '=', filters.sexuality);
  if (filters.country) query = query.where('profile.country', '=', filters.country);
  if (filters.countryregion) query = query.where('profile.region', '=', filters.countryregion);
  if (filters.min_age !== undefined) {
    query = query.where(
      'profile.date_of_birth',
      '<=',
      formatCalendarDate(latestDateOfBirth(today, filters.min_age)),
    );
  }
  if (filters.max_age !== undefined) {
    const tooOld = formatCalendarDate(latestDateOfBirth(today, filters.max_age + 1));
    query = query.where('profile.date_of_birth', '>', tooOld);
  }
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

/** `except` are members who must not be found again. */
function pageQuery(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  { page, size, except = [] }: { page: number; size: number; except?: readonly string[] },
) {
  const ids = found(db, viewer, filters)
    .$if(except.length > 0, (query) =>
      query.where('profile.id', '<>', sql<string>`all(${[...except]}::uuid[])`),
    )
    .select('profile.id')
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id')
    .limit(size)
    .offset((page - 1) * size);
  return cardsQuery(db, viewer.id)
    .innerJoin(ids.as('found'), 'found.id', 'profile.id')
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id');
}

function countQuery(db: Db, viewer: Viewer, filters: SearchFilters) {
  return db
    .selectFrom(
      found(db, viewer, filters)
        .select(sql`1`.as('one'))
        .limit(mostCounted)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'));
}

/**
 * One page of members, most recently active first, and how many members all of its pages hold, at most as many as they
 * can show, in one statement. Page numbers start at 1.
 */
export async function findMembers(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  page: number,
): Promise<{ rows: readonly CardRow[]; count: number }> {
  const rows = await pageQuery(db, viewer, filters, { page, size: searchPageSize })
    .select(countQuery(db, viewer, filters).as('count'))
    .execute();
  const [first] = rows;
  if (first || page === 1) return { rows, count: first?.count ?? 0 };
  const { count } = await countQuery(db, viewer, filters).executeTakeFirstOrThrow();
  return { rows, count };
}

const fewResults = 8;
const similarSize = 12;
const widerYears = 5;
const lowestAge = 18;

/** Members close to a search that found few: the same wish, any region and other fields, ages a little wider. */
export async function findSimilarMembers(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  shown: readonly CardRow[],
): Promise<CardRow[]> {
  if (shown.length >= fewResults) return [];
  const wider: SearchFilters = {
    gender: filters.gender,
    sexuality: filters.sexuality,
    country: filters.countryregion ? filters.country : undefined,
    min_age: filters.min_age === undefined ? undefined : Math.max(lowestAge, filters.min_age - widerYears),
    max_age: filters.max_age === undefined ? undefined : filters.max_age + widerYears,
  };
  return pageQuery(db, viewer, wider, {
    page: 1,
    size: similarSize,
    except: shown.map(({ id }) => id),
  }).execute();
}
