import { failureReasons, minorUnitsPerMajor, type FailureReason } from '@heartwood/domain';

/** What may happen to the webhook of a change. */
export const webhookFates = ['delivered', 'lost', 'repeated', 'held'] as const;
export type WebhookFate = (typeof webhookFates)[number];

/** Maximum delay of a payment, one week in minutes. */
export const longestMinutes = 7 * 24 * 60;

/** The fields that can be invalid. */
export type WrongField = 'minutes' | 'amount';

/** The form of the sandbox's checkout page. */
export interface CheckoutForm {
  outcome: string;
  webhook: WebhookFate;
  /** Why it fails, if it does; null without a reason. */
  failureReason: FailureReason | null;
  minutes: string;
  amount: string;
}

/** Parses the page's form; values that weren't offered count as missing. */
export function checkoutForm(body: Record<string, unknown>): CheckoutForm {
  const written = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  const webhook = webhookFates.find((fate) => fate === body.webhook) ?? 'delivered';
  const failureReason = failureReasons.find((reason) => reason === body.failure_reason) ?? null;
  const [outcome, minutes, amount] = [written('outcome'), written('minutes'), written('amount')];
  return { outcome, webhook, failureReason, minutes, amount };
}

/** Whole minutes; null if invalid. */
export function minutesOf({ minutes }: CheckoutForm): number | null {
  const count = /^\d{1,5}$/.test(minutes) ? Number(minutes) : 0;
  return count >= 1 && count <= longestMinutes ? count : null;
}

/** A refund in minor units, by default everything left; null if it exceeds that. */
export function refundOf({ amount }: CheckoutForm, left: number): number | null {
  if (amount === '') return left > 0 ? left : null;
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(amount)) return null;
  const units = Math.round(Number(amount.replace(',', '.')) * minorUnitsPerMajor);
  return units >= 1 && units <= left ? units : null;
}
