import { lockAccount } from '../database/locks';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import { limitOf, type KeptLimit } from '../payments/ledger/spending';

const raiseSeconds = 24 * 3600;

function changed(kept: KeptLimit, wanted: number | null, now: Date): KeptLimit {
  const { limit, pending } = limitOf(kept, now);
  const isLower = wanted !== null && (limit === null || wanted <= limit);
  if (isLower || wanted === limit)
    return { spend_limit: wanted, spend_limit_next: null, spend_limit_from: null };
  const asked = pending?.limit === wanted ? kept.spend_limit_from : null;
  return {
    spend_limit: limit,
    spend_limit_next: wanted,
    spend_limit_from: asked ?? after(now, raiseSeconds),
  };
}

/**
 * Sets a member's spending limit per 30 days: a lower one applies at once, a higher one or none a day later.
 * Setting the limit that applies now cancels a pending one.
 */
export async function changeSpendLimit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  accountId: string,
  wanted: number | null,
): Promise<void> {
  const kept = await lockAccount(db, accountId).executeTakeFirstOrThrow();
  await db
    .updateTable('account')
    .set(changed(kept, wanted, clock.now()))
    .where('id', '=', accountId)
    .execute();
}
