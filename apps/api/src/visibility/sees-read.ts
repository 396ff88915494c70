import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import { notBlocked } from './not-blocked';

/**
 * Whether two members see each other's read receipts: only if both have them enabled, and neither has blocked the
 * other.
 */
export function seesRead(memberId: string, otherColumn: string): RawBuilder<boolean> {
  return sql<boolean>`(${notBlocked(memberId, otherColumn)} and (
    select bool_and(show_read) from account where account.id in (${memberId}::uuid, ${sql.ref(otherColumn)})
  ))`;
}

/** Whether a member may see another's activity: read receipts and typing indicators. Both must allow it. */
export async function mayNotify(
  db: Db,
  setting: 'show_read' | 'show_typing',
  memberId: string,
  otherId: string,
): Promise<boolean> {
  const hiding = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [memberId, otherId])
    .where(setting, '=', false)
    .limit(1)
    .executeTakeFirst();
  return hiding === undefined;
}
