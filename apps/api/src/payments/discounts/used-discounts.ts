import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Account } from '../../database/schema';
import { firstPurchaseSlot } from './member-discounts';

/** A slot of a member's as it is called whoever the member is; another's, and what the whole pool shares, stays as it is. */
export function slotOfAnybody(slot: string, accountId: string): string {
  return slot.replace(`:${accountId}`, '');
}

/** The once-only discounts that a member, or an earlier account of the member's address, has used up. */
export async function usedDiscounts(
  db: Db,
  { id, paid_user, used_discounts }: Pick<Account, 'id' | 'paid_user' | 'used_discounts'>,
): Promise<string[]> {
  const redeemed = await db
    .selectFrom('discount_redemption')
    .select('slot')
    .where('account_id', '=', id)
    .where('status', '=', 'redeemed')
    .where(sql<boolean>`slot like ${`%:${id}`}`)
    .execute();
  const slots = redeemed.map(({ slot }) => slot);
  if (paid_user) slots.push(firstPurchaseSlot(id));
  return [...new Set([...used_discounts, ...slots.map((slot) => slotOfAnybody(slot, id))])].toSorted();
}
