import { sql, type RawBuilder } from 'kysely';

/**
 * Whether neither of two members has blocked the other. Required in the `where` of every query by which
 * members see each other; a visitor (null) is never blocked.
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
 * The same for searches over many members: computes the excluded members once per query, while `notBlocked`
 * checks each member.
 */
export function notBlockedInSearch(viewerId: string | null, memberColumn: string): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(memberColumn)} not in (
    select blocked_id from block where blocker_id = ${viewerId}
    union all
    select blocker_id from block where blocked_id = ${viewerId}
  )`;
}
