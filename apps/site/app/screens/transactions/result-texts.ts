import type { Payment } from '@heartwood/api-contract';
import type { IntlShape } from 'react-intl';
import { methodName } from '../credits/methods';
import { transactionsMessages as texts } from './messages';

const titles = {
  pending: texts.pending_title,
  completed: texts.completed_title,
  failed: texts.failed_title,
  cancelled: texts.cancelled_title,
} as const satisfies Record<Payment['status'], unknown>;

/** The title of what became of a payment. */
export function resultTitle(intl: IntlShape, status: Payment['status']): string {
  return intl.formatMessage(titles[status]);
}

/** The sentence below it. `paypal` says whether a refused card can be replaced by PayPal. */
export function resultText(
  intl: IntlShape,
  { status, method, credits: count }: Payment,
  { paypal }: { readonly paypal: boolean },
): string {
  switch (status) {
    case 'pending':
      return intl.formatMessage(texts.pending_text, { method: methodName(intl, method) });
    case 'completed':
      return intl.formatMessage(texts.completed_text, { count });
    case 'failed':
      return intl.formatMessage(method === 'card' && paypal ? texts.failed_card_text : texts.failed_text);
    case 'cancelled':
      return intl.formatMessage(texts.cancelled_text);
  }
}
