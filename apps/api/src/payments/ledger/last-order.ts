import type { LastOrder } from '@heartwood/api-contract';
import type { Db } from '../../database/connection';

/** A member's last purchase; null before the first one. */
export async function lastOrderOf(db: Db, accountId: string): Promise<LastOrder | null> {
  const payment = await db
    .selectFrom('payment')
    .select(['package_id as package', 'method', 'country', 'credits', 'amount', 'currency', 'created_at'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'completed')
    .where('country', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ country: string }>()
    .executeTakeFirst();
  if (!payment) return null;
  const { created_at, ...order } = payment;
  return { ...order, created: created_at.toISOString() };
}
