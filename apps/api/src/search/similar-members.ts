import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Viewer } from '../kernel/viewer';
import { ageFrom, cardsQuery, type CardRow } from '../profiles/member-card';
import { mayOpen } from '../visibility/may-open';
import { ofAge, searchable, type MembersQuery, type SearchFilters } from './found-members';
import { pageQuery } from './member-pages';

/** Below this, results count as few, and close matches and filters to relax are added. */
export const fewResults = 8;
const similarSize = 12;
const widerYears = 5;
const lowestAge = 18;
/** This many of the most recently active members are compared, per region and per country. */
const mostCompared = 200;

/**
 * Close matches for a search with few results: any region, ages slightly wider, same gender, other
 * fields ignored; members of the searched region and country first.
 */
export async function findSimilarMembers(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  shown: readonly CardRow[],
): Promise<CardRow[]> {
  if (shown.length >= fewResults) return [];
  const wider: SearchFilters = {
    gender: filters.gender,
    country: filters.countryregion ? filters.country : undefined,
    min_age: filters.min_age === undefined ? undefined : Math.max(lowestAge, filters.min_age - widerYears),
    max_age: filters.max_age === undefined ? undefined : filters.max_age + widerYears,
  };
  const ids = shown.map(({ id }) => id);
  return pageQuery(db, viewer, wider, {
    page: 1,
    size: similarSize,
    order: {
      sort: 'near',
      home: { country: filters.country ?? null, region: filters.countryregion ?? null, city: null },
    },
    restrict: (query) =>
      ids.length === 0 ? query : query.where('profile.id', '<>', sql<string>`all(${ids}::uuid[])`),
  }).execute();
}

/**
 * Members similar to one the viewer may open, of the same gender and nearly the same age: those with a main
 * photo first, among them those of the same region, then of the same country, then those with more shared
 * interests. Null if the viewer may not open the profile.
 */
export async function findMembersLike(db: Db, viewer: Viewer, id: string): Promise<CardRow[] | null> {
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'gender', 'country', 'region', 'date_of_birth', 'interests'])
    .where('profile.id', '=', id)
    .where(mayOpen(viewer))
    .executeTakeFirst();
  if (!profile) return null;
  const { gender, country, region, interests } = profile;
  const age = ageFrom(profile.date_of_birth, viewer);
  const ages = { min_age: Math.max(lowestAge, age - widerYears), max_age: age + widerYears };
  let alike = ofAge(searchable(db, viewer), ages, viewer.today).where('profile.id', '<>', id);
  if (gender) alike = alike.where('profile.gender', '=', gender);
  const inCountry = alike.where('profile.country', '=', country);
  const inRegion = inCountry.where('profile.region', '=', region);
  const latest = (query: MembersQuery, most: number) =>
    sql`(${query
      .select('profile.id')
      .orderBy('profile.last_active_at', 'desc')
      .orderBy('profile.id')
      .limit(most)})`;
  const compared = [
    latest(inRegion, mostCompared),
    latest(inCountry, mostCompared),
    latest(alike, similarSize),
  ];
  const isCompatriot = sql`coalesce(profile.country = ${country}, false)`;
  const isNeighbour = sql`coalesce(profile.country = ${country} and profile.region = ${region}, false)`;
  const shared = sql<number>`cardinality(array(
    select unnest(profile.interests) intersect select unnest(${[...interests]}::text[])
  ))`;
  return cardsQuery(db, viewer.id)
    .where(sql<boolean>`profile.id in (${sql.join(compared, sql` union `)})`)
    .orderBy(sql`photo.id is not null`, 'desc')
    .orderBy(isNeighbour, 'desc')
    .orderBy(isCompatriot, 'desc')
    .orderBy(shared, 'desc')
    .orderBy('profile.last_active_at', 'desc')
    .orderBy('profile.id')
    .limit(similarSize)
    .execute();
}
