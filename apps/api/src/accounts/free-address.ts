import type { Scope } from '../kernel/scope';
import { eraseAccount } from './erase-account';
import type { PoolAddress } from './erased-address';

/** Erases the account that held an address if it was deleted too long ago to be reactivated. */
export async function freeAddress(scope: Scope, { pool, emailKey, secret }: PoolAddress): Promise<void> {
  const former = await scope.db
    .selectFrom('account')
    .select('id')
    .where('pool', '=', pool)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (former) await eraseAccount(scope, former.id, secret);
}
