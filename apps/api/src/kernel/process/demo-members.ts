import type { Db } from '../../database/connection';

/** Throws when the database holds demo members: they have a known password. */
export async function refuseDemoMembers(db: Db): Promise<void> {
  const member = await db
    .selectFrom('account')
    .select('pool')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (member)
    throw new Error(
      `Production is refused: pool ${member.pool} holds demo members; use a database of its own`,
    );
}
