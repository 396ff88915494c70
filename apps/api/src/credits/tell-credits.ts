import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';

/** Tells a member's open pages how many credits there are now. */
export async function tellCredits(scope: Scope, accountId: string): Promise<void> {
  const page = await scope.db
    .selectFrom('account')
    .select(['credits', 'paid_user'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await notify(scope, { type: 'credits', accountId, page });
}
