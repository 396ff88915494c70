import { currencyOf } from '@heartwood/brands';
import { lockAccount } from '../database/locks';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import type { Member } from '../kernel/sessions/member';
import { paymentCountry, type Paying } from '../payments/checkout/payment-country';
import { limitCurrency, limitOf, type PendingLimit } from '../payments/ledger/spending';

const raiseSeconds = 24 * 3600;

function changed(kept: PendingLimit, wanted: number | null, now: Date): PendingLimit {
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
 * Setting the limit that applies now cancels a pending one. A limit keeps the currency it was first set in,
 * the member's payment currency of that moment.
 */
export async function changeSpendLimit(
  context: Pick<Scope, 'db' | 'clock'> & Paying & { readonly member: Member },
  wanted: number | null,
): Promise<void> {
  const { db, clock, brand, member } = context;
  const now = clock.now();
  const kept = await lockAccount(db, member.id).executeTakeFirstOrThrow();
  const currency =
    limitCurrency(kept, brand.manifest, now) ??
    currencyOf(brand.manifest, await paymentCountry(context, undefined));
  await db
    .updateTable('account')
    .set({ ...changed(kept, wanted, now), spend_limit_currency: currency })
    .where('id', '=', member.id)
    .execute();
}
