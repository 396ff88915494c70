import { sql } from 'kysely';
import { lastGoneDeletion } from '../accounts/account-standing';
import { eraseAccount } from '../accounts/erase-account';
import type { InTransaction } from '../kernel/scope';

/** Erases recorded accounts that a restore brought back, each in its own transaction; returns their number. */
export async function replayErasures(
  inTransaction: InTransaction,
  accountIds: readonly string[],
  secret: string,
): Promise<number> {
  let erased = 0;
  for (const id of accountIds) {
    const again = await inTransaction(async (scope) => {
      const { numUpdatedRows } = await scope.db
        .updateTable('account')
        .set({
          status: 'deleted',
          deleted_at: sql<Date>`least(deleted_at, ${lastGoneDeletion(scope.clock.now())}::timestamptz)`,
        })
        .where('id', '=', id)
        .where('status', '!=', 'erased')
        .executeTakeFirst();
      return numUpdatedRows > 0n && eraseAccount(scope, id, secret);
    });
    if (again) erased += 1;
  }
  return erased;
}
