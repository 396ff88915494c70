import { sql, type RawBuilder } from 'kysely';

/**
 * Whether neither of two members has blocked the other. Goes into the `where` of every query by which members see
 * each other; a visitor (null) is blocked by nobody.
 */
export function notBlocked(viewerId: string | null, memberColumn: string): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  const member = sql.ref(memberColumn);
  return sql<boolean>`not exists (
    select 1 from block where (blocker_id = ${viewerId} and blocked_id = ${member})
    union all
    select 1 from block where (blocker_id = ${member} and blocked_id = ${viewerId})
  )`;
}

/**
 * The same for a search through many members: whom the viewer must not meet is found once for the whole query, where
 * `notBlocked` looks for each member anew.
 */
export function notBlockedInSearch(viewerId: string | null, memberColumn: string): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(memberColumn)} not in (
    select blocked_id from block where blocker_id = ${viewerId}
    union all
    select blocker_id from block where blocked_id = ${viewerId}
  )`;
}
