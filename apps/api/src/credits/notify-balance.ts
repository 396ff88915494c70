import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';

/** Sends the current balance to a member's open pages. */
export async function notifyBalance(scope: Scope, accountId: string): Promise<void> {
  const page = await scope.db
    .selectFrom('account')
    .select(['credits', 'paid_user'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await notify(scope, { type: 'credits', accountId, page });
}
