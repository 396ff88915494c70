import { sql } from 'kysely';
import type { Scope } from '../kernel/scope';
import { pairOf } from './partner';

/**
 * Creates the conversation of two members unless it exists, with the starter's side of it, and returns its
 * id.
 */
export async function startConversation(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { pool, starterId, otherId }: { pool: string; starterId: string; otherId: string },
): Promise<{ id: string; startedBy: string; isNew: boolean }> {
  const now = clock.now();
  const { id, started_by, is_new } = await db
    .insertInto('conversation')
    .values({
      ...pairOf(starterId, otherId),
      pool,
      started_by: starterId,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) => conflict.constraint('conversation_pair').doUpdateSet({ pool }))
    .returning(['id', 'started_by', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversation_member')
    .values({ conversation_id: id, account_id: starterId, other_id: otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id, startedBy: started_by, isNew: is_new };
}
