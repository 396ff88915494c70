import { maximumSearchPage, searchPageSize } from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import type { Viewer } from '../kernel/viewer';
import { cardsQuery, type CardRow } from '../profiles/member-card';
import { found, countedBirthDate, type MembersQuery, type SearchFilters } from './found-members';
import { ringsOf, type SearchOrder } from './nearness';

/** Counting stops at the number of members that all pages hold. */
const mostCounted = maximumSearchPage * searchPageSize;

const byActivity: SearchOrder = { sort: 'active', home: null };

interface Page {
  page: number;
  size: number;
  order?: SearchOrder;
  /** Excludes some of the members found. */
  restrict?: (query: MembersQuery) => MembersQuery;
}

/** The ids of one page with each one's ring, read from each ring's index in order. */
function idsOfPage(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  { page, size, order = byActivity, restrict = (query) => query }: Page,
): RawBuilder<{ id: string; ring: number }> {
  const column = order.sort === 'new' ? 'profile.created_at' : 'profile.last_active_at';
  const rings = ringsOf(order, filters);
  const offset = (page - 1) * size;
  const ring = (within: (typeof rings)[number], at: number) =>
    restrict(within(found(db, viewer, filters)))
      .select(['profile.id', sql<number>`${sql.lit(at)}::integer`.as('ring'), `${column} as at`])
      .orderBy(column, 'desc')
      .orderBy('profile.id');
  const [only, ...more] = rings;
  if (only && more.length === 0) return sql`(${ring(only, 0).limit(size).offset(offset)})`;
  const all = rings.map((within, at) => sql`(${ring(within, at).limit(page * size)})`);
  return sql`(
    select id, ring from (${sql.join(all, sql` union all `)}) nearest
    order by ring, at desc, id limit ${size} offset ${offset}
  )`;
}

/** One page of the members found, as cards. */
export function pageQuery(db: Db, viewer: Viewer, filters: SearchFilters, page: Page) {
  const column = page.order?.sort === 'new' ? 'profile.created_at' : 'profile.last_active_at';
  return cardsQuery(db, viewer.id)
    .innerJoin(idsOfPage(db, viewer, filters, page).as('found'), 'found.id', 'profile.id')
    .orderBy('found.ring')
    .orderBy(column, 'desc')
    .orderBy('profile.id');
}

/** Counts the members found, up to what all pages show. */
export function countQuery(db: Db, viewer: Viewer, filters: SearchFilters) {
  const birth = filters.countryregion ? undefined : countedBirthDate;
  return db
    .selectFrom(
      found(db, viewer, filters, birth)
        .select(sql`1`.as('one'))
        .limit(mostCounted)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'));
}

/** One page of members, and the total over all pages. */
export interface FoundPage {
  rows: readonly CardRow[];
  count: number;
}

/**
 * One page of members in the given order and the total, at most as many as the pages can show, in one
 * statement. Page numbers start at 1.
 * @param known the total, if already known
 */
export async function findMembers(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  page: number,
  { order, known }: { order?: SearchOrder; known?: number } = {},
): Promise<FoundPage> {
  const wanted = pageQuery(db, viewer, filters, { page, size: searchPageSize, order });
  if (known !== undefined) return { rows: await wanted.execute(), count: known };
  const rows = await wanted.select(countQuery(db, viewer, filters).as('count')).execute();
  const [first] = rows;
  if (first || page === 1) return { rows, count: first?.count ?? 0 };
  const { count } = await countQuery(db, viewer, filters).executeTakeFirstOrThrow();
  return { rows, count };
}
