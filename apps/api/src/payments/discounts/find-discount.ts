import { activeDiscount, discountProblem, timeBonusCode, type DiscountProblem } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { ApiError } from '../../kernel/api-error';
import type { Brand } from '../../kernel/brands';
import type { Member } from '../../kernel/sessions/member';
import type { Discount } from './discount';
import { isSlotTaken } from './discount-slots';
import { slotOfAnybody } from './used-discounts';
import { timeBonusOf, welcomeCode, welcomeDiscountOf } from './member-discounts';

/** The buyer and the brand. */
interface Buying {
  member: Member;
  brand: Brand;
}

/** The order a discount is checked for. */
export interface DiscountedOrder {
  country: string;
  currency: string;
  /** Null until the member has chosen. */
  method: string | null;
  /** Minor units without the discount; null while no package is chosen. */
  amount: number | null;
}

function slotOf(code: string, validity: Discount['validity'], accountId: string): string | null {
  if (validity === 'unlimited') return null;
  return validity === 'once' ? `code:${code}` : `code:${code}:${accountId}`;
}

async function campaignCode(db: Db, code: string, member: Member): Promise<Discount | null> {
  const row = await db
    .selectFrom('discount_code')
    .select([
      'code',
      'percentage',
      'value_percentage',
      'currency',
      'minimum_order_value',
      'country',
      'status',
    ])
    .select(['validity', 'account_id as user_id', 'payment_methods as paymentmethods', 'expires_at'])
    .where('pool', '=', member.pool)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at, ...campaign } = row;
  const slot = slotOf(row.code, row.validity, member.id);
  return { ...campaign, source: 'campaign', expires: expires_at?.toISOString() ?? null, slot };
}

/** Normalises a code to capital letters; members may type either case. */
export function writtenCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The discount with that code, valid or not; null if there is none. */
export async function findDiscount(
  db: Db,
  code: string,
  { member, brand }: Buying,
): Promise<Discount | null> {
  const written = writtenCode(code);
  if (written === timeBonusCode.code) return timeBonusOf(member);
  if (written === welcomeCode) return welcomeDiscountOf(member, brand);
  return campaignCode(db, written, member);
}

/**
 * Why a discount is invalid for an order; null if valid. A reservation by the member's own unpaid payment
 * doesn't count: a new payment takes it over.
 */
export async function problemOf(
  db: Db,
  discount: Discount,
  { member, order, now }: { member: Member; order: DiscountedOrder; now: Date },
): Promise<DiscountProblem | null> {
  const { slot } = discount;
  const forFirstPurchase = discount.source !== 'campaign';
  const usedBefore =
    (forFirstPurchase && member.paid_user) ||
    (slot !== null && member.used_discounts.includes(slotOfAnybody(slot, member.id))) ||
    (slot !== null && (await isSlotTaken(db, { pool: member.pool, slot, accountId: member.id, now })));
  return discountProblem(discount, {
    userId: member.id,
    usedBefore,
    country: order.country,
    method: order.method,
    amount: order.amount ?? Number.POSITIVE_INFINITY,
    currency: order.currency,
    now: now.getTime(),
  });
}

/** The error for an invalid discount. */
export function discountError(problem: DiscountProblem, discount: Discount): ApiError {
  const { country, minimum_order_value, currency } = discount;
  if (problem === 'code_wrong_country')
    return new ApiError(problem, country === null ? {} : { data: { country } });
  if (problem === 'order_too_small' && minimum_order_value !== null) {
    return new ApiError(problem, { data: { minimum_order_value, ...(currency !== null && { currency }) } });
  }
  return new ApiError(problem);
}

/** The discount applied automatically: the time bonus while it runs, else the welcome discount. */
export async function findActiveDiscount(
  db: Db,
  { member, brand }: Buying,
  order: DiscountedOrder,
  now: Date,
): Promise<Discount | null> {
  if (member.paid_user) return null;
  const counting = async (discount: Discount) =>
    (await problemOf(db, discount, { member, order, now })) === null ? discount : null;
  const timeBonus = await counting(timeBonusOf(member));
  return activeDiscount(timeBonus, timeBonus ? null : await counting(welcomeDiscountOf(member, brand)));
}
