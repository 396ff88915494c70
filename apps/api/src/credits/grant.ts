import { lockAccount } from '../database/locks';
import type { Scope } from '../kernel/scope';
import type { Booking } from './debit';

/**
 * Grants credits inside the caller's transaction; false if this kind and ref were already booked, which is
 * then a no-op. A debt is paid off first, with its own ledger row.
 */
export async function grant(scope: Scope, { accountId, amount, kind, ref }: Booking): Promise<boolean> {
  const { db } = scope;
  const created_at = scope.clock.now();
  const account = await lockAccount(db, accountId).executeTakeFirstOrThrow();
  const granted = await db
    .insertInto('ledger')
    .values({ account_id: accountId, kind, ref, amount, balance_after: account.credits + amount, created_at })
    .onConflict((conflict) => conflict.constraint('ledger_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!granted) return false;
  const repaid = Math.min(account.debt, account.credits + amount);
  const credits = account.credits + amount - repaid;
  if (repaid > 0) {
    const entry = { account_id: accountId, kind: 'debt', ref: `${kind}:${ref}`, amount: -repaid, created_at };
    await db
      .insertInto('ledger')
      .values({ ...entry, balance_after: credits })
      .execute();
  }
  await db
    .updateTable('account')
    .set({ credits, debt: account.debt - repaid })
    .where('id', '=', accountId)
    .execute();
  return true;
}
