import type { DiscountCode as DiscountJson } from '@heartwood/api-contract';
import type { DiscountCode } from '@heartwood/domain';

/** A discount that a member may name in an order. */
export interface Discount extends DiscountCode {
  code: string;
  source: DiscountJson['source'];
  /** Percent off the price. */
  percentage: number | null;
  /** Percent of the credits given on top. */
  value_percentage: number | null;
  paymentmethods: string[] | null;
  /** What it uses up, in its pool; null where it may be used without end. */
  slot: string | null;
}

/** A discount as the contract describes it. */
export function discountJson(discount: Discount, now: Date): DiscountJson {
  const { slot: _slot, ...told } = discount;
  return { ...told, expired: told.expires !== null && now.getTime() >= Date.parse(told.expires) };
}
