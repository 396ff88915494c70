/** The facts of a discount code that decide whether it applies; amounts in minor units. */
export type DiscountCode = {
  currency: string | null;
  minimum_order_value: number | null;
  country: string | null;
  user_id: string | null;
  expires: string | null;
  status: 'active' | 'inactive';
  validity: 'once-per-user' | 'once' | 'unlimited';
  paymentmethods: readonly string[] | null;
};

export type DiscountOrder = {
  userId: string;
  /** By this member, or by anyone for a single-use code. */
  usedBefore: boolean;
  country: string;
  method: string | null;
  amount: number;
  currency: string;
  /** Epoch milliseconds of the server's clock. */
  now: number;
};

export type DiscountProblem =
  | 'code_not_found'
  | 'code_not_yours'
  | 'code_used'
  | 'code_expired'
  | 'code_wrong_country'
  | 'code_wrong_method'
  | 'order_too_small';

/**
 * Returns why a code doesn't apply to an order, or null when it does. Methods are only checked once one is
 * chosen.
 */
export function discountProblem(code: DiscountCode, order: DiscountOrder): DiscountProblem | null {
  if (code.status !== 'active') return 'code_not_found';
  if (code.user_id !== null && code.user_id !== order.userId) return 'code_not_yours';
  if (code.validity !== 'unlimited' && order.usedBefore) return 'code_used';
  if (code.expires !== null && order.now >= Date.parse(code.expires)) return 'code_expired';
  if (code.country !== null && code.country !== order.country) return 'code_wrong_country';
  if (code.paymentmethods !== null && order.method !== null && !code.paymentmethods.includes(order.method))
    return 'code_wrong_method';
  if (code.currency !== null && code.currency !== order.currency) return 'code_wrong_country';
  if (code.minimum_order_value !== null && order.amount < code.minimum_order_value) return 'order_too_small';
  return null;
}
