import { lockAccount } from '../database/locks';
import type { Scope } from '../kernel/scope';
import type { Booking } from './debit';

/**
 * Takes granted credits back inside of the caller's transaction, whatever is left of them; false when this kind and ref
 * were booked before, and then nothing changes. The row takes all of the amount: what the balance lacks is lent first,
 * with a row of its own, and becomes the member's debt, which stops spending until later credits have paid it.
 */
export async function reverse(scope: Scope, { accountId, amount, kind, ref }: Booking): Promise<boolean> {
  const { db } = scope;
  const account = await lockAccount(db, accountId).executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('ledger')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (before) return false;
  const lent = Math.max(0, amount - account.credits);
  const credits = account.credits + lent - amount;
  const entry = { account_id: accountId, created_at: scope.clock.now() };
  const loan = { ...entry, kind: 'debt', ref: `${kind}:${ref}`, amount: lent, balance_after: amount };
  if (lent > 0) await db.insertInto('ledger').values(loan).execute();
  await db
    .insertInto('ledger')
    .values({ ...entry, kind, ref, amount: -amount, balance_after: credits })
    .execute();
  await db
    .updateTable('account')
    .set({ credits, debt: account.debt + lent })
    .where('id', '=', accountId)
    .execute();
  return true;
}
