import { lockAccount } from '../database/locks';
import type { Scope } from '../kernel/scope';
import type { Booking } from './debit';

/**
 * Takes granted credits back inside the caller's transaction and returns how many; null if this kind and ref
 * were already booked, which is then a no-op. A shortfall is forgiven (`lacking: 'forgiven'`) or becomes the
 * member's debt, which blocks spending until later credits have paid it: the row then takes the full amount,
 * and the shortfall is lent first, with its own row.
 */
export async function reverse(
  scope: Scope,
  { accountId, amount, kind, ref }: Booking,
  lacking: 'debt' | 'forgiven',
): Promise<number | null> {
  const { db } = scope;
  const account = await lockAccount(db, accountId).executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('ledger')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (before) return null;
  const taken = lacking === 'debt' ? amount : Math.min(amount, account.credits);
  if (taken === 0) return 0;
  const lent = Math.max(0, taken - account.credits);
  const credits = account.credits + lent - taken;
  const entry = { account_id: accountId, created_at: scope.clock.now() };
  const loan = { ...entry, kind: 'debt', ref: `${kind}:${ref}`, amount: lent, balance_after: taken };
  if (lent > 0) await db.insertInto('ledger').values(loan).execute();
  await db
    .insertInto('ledger')
    .values({ ...entry, kind, ref, amount: -taken, balance_after: credits })
    .execute();
  await db
    .updateTable('account')
    .set({ credits, debt: account.debt + lent })
    .where('id', '=', accountId)
    .execute();
  return taken;
}
