import { minorUnitsPerMajor } from '@heartwood/domain';

/** What may become of the webhook of something that happens. */
export const webhookFates = ['told', 'lost', 'repeated', 'held'] as const;
export type WebhookFate = (typeof webhookFates)[number];

/** A payment is paid a week later at most. */
export const longestMinutes = 7 * 24 * 60;

/** The fields in which something wrong can be entered. */
export type WrongField = 'minutes' | 'amount';

/** What the checkout page of the sandbox sends. */
export interface CheckoutForm {
  outcome: string;
  webhook: WebhookFate;
  minutes: string;
  amount: string;
}

/** Reads what came of the page's form; what nobody offers counts as not said. */
export function checkoutForm(body: Record<string, unknown>): CheckoutForm {
  const written = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  const webhook = webhookFates.find((fate) => fate === body.webhook) ?? 'told';
  return { outcome: written('outcome'), webhook, minutes: written('minutes'), amount: written('amount') };
}

/** Whole minutes; null where they are none. */
export function minutesOf({ minutes }: CheckoutForm): number | null {
  const count = /^\d{1,5}$/.test(minutes) ? Number(minutes) : 0;
  return count >= 1 && count <= longestMinutes ? count : null;
}

/** The minor units of a refund, all that is left where nothing was entered; null where there is not that much. */
export function refundOf({ amount }: CheckoutForm, left: number): number | null {
  if (amount === '') return left > 0 ? left : null;
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(amount)) return null;
  const units = Math.round(Number(amount.replace(',', '.')) * minorUnitsPerMajor);
  return units >= 1 && units <= left ? units : null;
}
