import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';

/** Whether a member sees what another has read, and the other what this one has: both let it be seen, or neither sees it. */
export function seesRead(memberId: string, otherColumn: string): RawBuilder<boolean> {
  return sql<boolean>`(
    select bool_and(show_read) from account where account.id in (${memberId}::uuid, ${sql.ref(otherColumn)})
  )`;
}

/** Whether one of two members is told what the other does: what has been read, or that somebody is typing. Both allow it. */
export async function mayTell(
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
