import type { DiscountCode as DiscountJson } from '@heartwood/api-contract';
import type { DiscountCode } from '@heartwood/domain';

/** A discount a member may use in an order. */
export interface Discount extends DiscountCode {
  code: string;
  source: DiscountJson['source'];
  /** Percent off the price. */
  percentage: number | null;
  /** Bonus credits, in percent. */
  value_percentage: number | null;
  paymentmethods: string[] | null;
  /** The single-use slot it consumes, in its pool; null if it can be reused. */
  slot: string | null;
}

/** A discount as the contract describes it. */
export function discountJson(discount: Discount, now: Date): DiscountJson {
  const { slot: _slot, ...shown } = discount;
  return { ...shown, expired: shown.expires !== null && now.getTime() >= Date.parse(shown.expires) };
}
