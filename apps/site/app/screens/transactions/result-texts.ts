import type { PaymentStep } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { transactionsMessages as texts } from './messages';
import { paymentState } from './payment-state';
import type { PaymentState } from './payment-state';
import type { PaymentData } from './transactions.server';

const titles = {
  pending: texts.pending_title,
  completed: texts.completed_title,
  failed: texts.failed_title,
  cancelled: texts.cancelled_title,
  refunded: texts.refunded_title,
  partly_refunded: texts.partly_refunded_title,
  charged_back: texts.charged_back_title,
} as const satisfies Record<PaymentState, unknown>;

/** Returns the title of a payment's outcome. */
export function resultTitle(intl: IntlShape, { payment }: Pick<PaymentData, 'payment'>): string {
  return intl.formatMessage(titles[paymentState(payment)]);
}

/** Returns what a number of credits buys. */
export function worthText(intl: IntlShape, credits: number, costs: PaymentData['costs']): string {
  const times = (cost: number) => (cost > 0 ? Math.floor(credits / cost) : 0);
  return intl.formatMessage(texts.worth, { messages: times(costs.message), photos: times(costs.photo) });
}

function failureText({ method, failure_reason: reason }: PaymentData['payment']) {
  const isCard = method === 'card';
  switch (reason) {
    case 'declined':
      return isCard ? texts.failed_card_declined : texts.failed_declined;
    case 'insufficient_funds':
      return texts.failed_funds;
    case 'authentication_failed':
      return texts.failed_unconfirmed;
    case 'card_expired':
      return isCard ? texts.failed_card_expired : texts.failed_text;
    case 'invalid_details':
      return isCard ? texts.failed_card_details : texts.failed_text;
    case undefined:
      return texts.failed_text;
  }
}

/** Returns the sentence below it. */
export function resultText(intl: IntlShape, data: PaymentData): string {
  const { payment, balance, costs } = data;
  switch (paymentState(payment)) {
    case 'pending':
      return intl.formatMessage(texts.pending_text, { method: methodName(intl, payment.method) });
    case 'completed': {
      const count = balance ?? payment.credits;
      const thanks = intl.formatMessage(texts.completed_text, {
        count,
        worth: worthText(intl, count, costs),
      });
      if (!payment.discount_gone) return thanks;
      const figures = { amount: moneyText(intl, payment), count: payment.credits };
      return `${thanks} ${intl.formatMessage(texts.completed_late, figures)}`;
    }
    case 'failed':
      return intl.formatMessage(failureText(payment));
    case 'cancelled':
      return intl.formatMessage(texts.cancelled_text);
    case 'refunded':
    case 'partly_refunded':
      return intl.formatMessage(texts.refunded_text, { method: methodName(intl, payment.method) });
    case 'charged_back':
      return intl.formatMessage(texts.charged_back_text);
  }
}

/** Returns the steps of a pending payment: done, current and next; `looked` is the time of the last check. */
export function pendingSteps(
  intl: IntlShape,
  { payment, timeZone }: Pick<PaymentData, 'payment' | 'timeZone'>,
  looked: string,
): PaymentStep[] {
  const { credits: count, method } = payment;
  const time = intl.formatTime(looked, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  return [
    {
      state: 'done',
      label: intl.formatMessage(texts.step_ordered),
      note: `${intl.formatMessage(creditsMessages.order_credits, { count })}, ${moneyText(intl, payment)}`,
    },
    {
      state: 'now',
      label: intl.formatMessage(texts.step_waiting, { method: methodName(intl, method) }),
      note: intl.formatMessage(texts.step_looked, { time }),
    },
    {
      state: 'next',
      label: intl.formatMessage(texts.step_credits),
      note: intl.formatMessage(texts.step_mail),
    },
  ];
}
