import type { PricedPackage } from '@heartwood/brands';
import { creditsFor } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import type { NewPayment } from '../../database/money-schema';
import { ApiError, invalidFields } from '../../kernel/api-error';
import type { BodyOf } from '../../kernel/contract-types';
import type { Brand } from '../../kernel/brands';
import type { Member } from '../../kernel/sessions/member';
import type { Discount } from '../discounts/discount';
import { discountError, findDiscount, problemOf } from '../discounts/find-discount';
import { checkMethod, creditsWith, discountedAmount, packageOf } from './price';

/** A member's order. `amount` and `currency` are the price the member saw. */
type Wish = BodyOf<'createPayment'>;

/** A validated order, as stored in its payment. */
export type Order = Pick<
  NewPayment,
  | 'package_id'
  | 'method'
  | 'country'
  | 'amount'
  | 'currency'
  | 'credits'
  | 'credits_without_discount'
  | 'express_requested_at'
>;

async function countingDiscount(
  db: Db,
  { code, method }: Wish,
  {
    member,
    brand,
    pack,
    country,
    now,
  }: { member: Member; brand: Brand; pack: PricedPackage; country: string; now: Date },
): Promise<Discount | null> {
  if (code === undefined) return null;
  const discount = await findDiscount(db, code, { member, brand });
  if (!discount) throw new ApiError('code_not_found');
  const { currency, amount } = pack;
  const problem = await problemOf(db, discount, {
    member,
    order: { country, currency, method, amount },
    now,
  });
  if (problem !== null) throw discountError(problem, discount);
  return discount;
}

/**
 * Validates an order against what the brand sells.
 * @throws ApiError package_unknown, method_not_offered, express_request_required, amount_changed and those of
 * the code
 */
export async function checkOrder(
  db: Db,
  wish: Wish,
  {
    member,
    brand,
    country,
    now,
    directDebit = false,
  }: { member: Member; brand: Brand; country: string; now: Date; directDebit?: boolean },
): Promise<{ order: Order; discount: Discount | null }> {
  if (wish.country !== undefined && !brand.manifest.countries.includes(wish.country))
    throw invalidFields({ country: 'not_in_list' });
  const pack = packageOf(brand, country, wish.package);
  checkMethod(brand, country, wish.method, { directDebit });
  if (!wish.express_request) throw new ApiError('express_request_required');
  const discount = await countingDiscount(db, wish, { member, brand, pack, country, now });
  const amount = discountedAmount(pack, discount);
  const { currency } = pack;
  if (wish.amount !== amount || (wish.currency !== undefined && wish.currency !== currency)) {
    throw new ApiError('amount_changed', { data: { amount, currency } });
  }
  const order = {
    package_id: pack.id,
    method: wish.method,
    country,
    amount,
    currency,
    credits: creditsWith(pack, discount),
    credits_without_discount: discount && creditsFor(pack, amount),
    express_requested_at: now,
  };
  return { order, discount };
}
