/** An order as it is sent. */
export interface OrderedPackage {
  readonly package: string;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  readonly code: string | null;
}

/**
 * Returns the idempotency key of an order: one page pays the same order once, another order is another
 * payment.
 */
export function orderKey(formKey: string, order: OrderedPackage): string {
  const { package: id, method, amount, currency, code } = order;
  return [formKey, id, method, amount, currency, code ?? ''].join('.').slice(0, 255);
}
