import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Account } from '../../database/schema';
import { firstPurchaseSlot } from './member-discounts';

/** Removes the member's id from a slot of their own; other members' and shared slots stay unchanged. */
export function slotOfAnybody(slot: string, accountId: string): string {
  return slot.replace(`:${accountId}`, '');
}

/** The once-only discounts used by a member, or by an earlier account of the same address. */
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
