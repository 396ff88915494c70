import {
  choiceSearchFields,
  formatCalendarDate,
  latestDateOfBirth,
  maximumSearchPage,
  searchPageSize,
} from '@heartwood/domain';
import type { ChoiceSearchField } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { cardsQuery, type CardRow } from './member-card';
import { notBlockedInSearch } from '../visibility/not-blocked';

/** What is searched for; absent filters let everybody through. */
export interface SearchFilters extends Partial<Record<ChoiceSearchField, readonly string[]>> {
  gender?: string;
  sexuality?: string;
  country?: string;
  region?: string;
  minAge?: number;
  maxAge?: number;
  interests?: readonly string[];
  withPhoto?: boolean;
  /** Members who must not be found again. */
  except?: readonly string[];
}

export interface Searcher {
  pool: string;
  /** Null for a visitor. */
  viewerId: string | null;
  /** The brand's day, by which ages are counted. */
  today: Date;
}

/** More members than all pages hold are not counted. */
const mostCounted = maximumSearchPage * searchPageSize;

function found(db: Db, { pool, viewerId, today }: Searcher, filters: SearchFilters) {
  let query = db
    .selectFrom('profile')
    .where('profile.pool', '=', pool)
    .where('profile.visible', '=', sql<boolean>`true`)
    .where(notBlockedInSearch(viewerId, 'profile.id'));
  if (viewerId) query = query.where('profile.id', '<>', viewerId);
  if (filters.gender) query = query.where('profile.gender', '=', filters.gender);
  if (filters.sexuality) query = query.where('profile.sexuality', '=', filters.sexuality);
  if (filters.country) query = query.where('profile.country', '=', filters.country);
  if (filters.region) query = query.where('profile.region', '=', filters.region);
  if (filters.minAge !== undefined) {
    query = query.where(
      'profile.date_of_birth',
      '<=',
      formatCalendarDate(latestDateOfBirth(today, filters.minAge)),
    );
  }
  if (filters.maxAge !== undefined) {
    const tooOld = formatCalendarDate(latestDateOfBirth(today, filters.maxAge + 1));
    query = query.where('profile.date_of_birth', '>', tooOld);
  }
  for (const field of choiceSearchFields) {
    const options = filters[field];
    if (options?.length) query = query.where(`profile.${field}`, '=', sql<string>`any(${[...options]})`);
  }
  if (filters.interests?.length) {
    query = query.where(sql<boolean>`profile.interests && ${[...filters.interests]}`);
  }
  if (filters.withPhoto) query = query.where('profile.main_photo_id', 'is not', null);
  if (filters.except?.length)
    query = query.where('profile.id', '<>', sql<string>`all(${[...filters.except]}::uuid[])`);
  return query;
}

function pageQuery(db: Db, searcher: Searcher, filters: SearchFilters, page: number, size: number) {
  const ids = found(db, searcher, filters)
    .select('profile.id')
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id')
    .limit(size)
    .offset((page - 1) * size);
  return cardsQuery(db, searcher.viewerId)
    .innerJoin(ids.as('found'), 'found.id', 'profile.id')
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id');
}

function countQuery(db: Db, searcher: Searcher, filters: SearchFilters) {
  return db
    .selectFrom(
      found(db, searcher, filters)
        .select(sql`1`.as('one'))
        .limit(mostCounted)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'));
}

/** One page of a search, and how many members all of its pages hold, at most as many as they can show. */
export interface FoundPage {
  rows: readonly CardRow[];
  count: number;
}

/** One page of members, most recently active first, with the count in one statement. Page numbers start at 1. */
export async function findMembers(
  db: Db,
  searcher: Searcher,
  filters: SearchFilters,
  page: number,
): Promise<FoundPage> {
  const rows = await pageQuery(db, searcher, filters, page, searchPageSize)
    .select(countQuery(db, searcher, filters).as('count'))
    .execute();
  const [first] = rows;
  if (first || page === 1) return { rows, count: first?.count ?? 0 };
  const { count } = await countQuery(db, searcher, filters).executeTakeFirstOrThrow();
  return { rows, count };
}

const fewResults = 8;
const similarSize = 12;
const widerYears = 5;
const lowestAge = 18;

/** Members close to a search that found few: the same wish, any region and other fields, ages a little wider. */
export async function findSimilarMembers(
  db: Db,
  searcher: Searcher,
  filters: SearchFilters,
  shown: readonly CardRow[],
): Promise<CardRow[]> {
  if (shown.length >= fewResults) return [];
  const wider: SearchFilters = {
    gender: filters.gender,
    sexuality: filters.sexuality,
    country: filters.region ? filters.country : undefined,
    minAge: filters.minAge === undefined ? undefined : Math.max(lowestAge, filters.minAge - widerYears),
    maxAge: filters.maxAge === undefined ? undefined : filters.maxAge + widerYears,
    except: shown.map(({ id }) => id),
  };
  return pageQuery(db, searcher, wider, 1, similarSize).execute();
}
