import type { Db } from '../database/connection';
import { updateVisibility } from '../visibility/update-visibility';

/**
 * Confirms an account whose row is locked, and returns whether it was unconfirmed. `deliverHeld` delivers
 * what it sent before, once the link's token is used.
 */
export async function confirmAccount(db: Db, accountId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('account')
    .set({ status: 'active', confirmed_at: now })
    .where('id', '=', accountId)
    .where('status', '=', 'not_confirmed')
    .returning('id')
    .executeTakeFirst();
  if (confirmed) await updateVisibility(db, accountId);
  return confirmed !== undefined;
}
