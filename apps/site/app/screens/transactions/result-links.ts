import { actionMessages, navigationMessages } from '@heartwood/i18n';
import type { PaymentResultScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { peopleMessages } from '../../people/messages';
import { urls } from '../../urls';
import { methodName } from '../credits/methods';
import { returnLabel } from '../credits/return-label';
import { withdrawalMessages } from '../withdrawal/messages';
import { transactionsMessages as texts } from './messages';
import type { PaymentData } from './transactions.server';

type ResultLinks = Pick<PaymentResultScreenProps, 'primary' | 'ways' | 'papers' | 'others' | 'withdrawal'>;
type ResultLink = ResultLinks['primary'];

function onwards(intl: IntlShape, { back, partner }: PaymentData): ResultLink {
  if (back === null) return { href: urls.path('members'), label: intl.formatMessage(texts.to_members) };
  if (!partner) return { href: back, label: intl.formatMessage(returnLabel(back, texts.back_to_chat)) };
  return {
    href: back,
    label: intl.formatMessage(texts.back_to, { name: partner.name }),
    fictional: partner.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
  };
}

/**
 * Returns the address to repeat the order: in the same country, with a code that does not apply
 * automatically.
 */
function orderPath({ payment, sold, discount, back }: PaymentData, paymentmethod?: string): string {
  const path = sold
    ? urls.path('credits-id-paymentmethod', { id: payment.package, paymentmethod })
    : urls.path('credits');
  const code = payment.code === discount ? null : payment.code;
  return urls.withQuery(path, { country: payment.country, code, to: back });
}

/** Returns the methods that did not just fail, PayPal first. */
function otherMethods({ payment, methods }: PaymentData): string[] {
  const others = methods.filter((method) => method !== payment.method);
  return [
    ...others.filter((method) => method === 'paypal'),
    ...others.filter((method) => method !== 'paypal'),
  ];
}

function retryLinks(intl: IntlShape, data: PaymentData): ResultLink[] {
  const { payment, methods, sold } = data;
  if (!sold || !methods.includes(payment.method)) return [];
  return [{ href: orderPath(data, payment.method), label: intl.formatMessage(actionMessages.retry) }];
}

function failedLinks(intl: IntlShape, data: PaymentData): ResultLinks {
  const [first, ...others] = data.sold ? otherMethods(data) : [];
  const retry = retryLinks(intl, data);
  const back = onwards(intl, data);
  if (first === undefined) {
    const [primary = { href: orderPath(data), label: intl.formatMessage(texts.to_packages) }] = retry;
    return { primary, others: [back] };
  }
  return {
    primary: {
      href: orderPath(data, first),
      label: intl.formatMessage(texts.go_on_with, { method: methodName(intl, first) }),
    },
    ways: {
      title: intl.formatMessage(texts.other_ways),
      items: others.map((method) => ({
        href: orderPath(data, method),
        label: methodName(intl, method),
      })),
    },
    others: [...retry, back],
  };
}

function withdrawalOf(intl: IntlShape, { payment, timeZone, now }: PaymentData): ResultLinks['withdrawal'] {
  const { withdraw_until: until, payment_id } = payment;
  if (until === null || Date.parse(until) <= Date.parse(now)) return undefined;
  const date = intl.formatDate(until, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    title: intl.formatMessage(texts.withdraw_title),
    text: intl.formatMessage(texts.withdraw_text, { date }),
    action: {
      href: urls.withQuery(urls.path('withdrawal'), { payment: payment_id }),
      label: intl.formatMessage(withdrawalMessages.title),
    },
  };
}

function pendingLinks(intl: IntlShape, data: PaymentData): ResultLinks {
  const { payment } = data;
  const on: ResultLink = { ...onwards(intl, data), look: 'outlined' };
  const look = {
    href: urls.path('transactions-id', { id: payment.payment_id }),
    label: intl.formatMessage(texts.check),
  };
  if (payment.checkout_url === null)
    return { primary: on, others: [look], withdrawal: withdrawalOf(intl, data) };
  const pay = { href: payment.checkout_url, label: intl.formatMessage(texts.pending_action) };
  return { primary: on, others: [pay, look] };
}

/** Returns the links below the outcome of a payment, the main one first. */
export function resultLinks(intl: IntlShape, data: PaymentData): ResultLinks {
  const all = { href: urls.path('transactions-id'), label: intl.formatMessage(navigationMessages.payments) };
  const { payment, receipt } = data;
  switch (payment.status) {
    case 'pending':
      return pendingLinks(intl, data);
    case 'failed':
      return failedLinks(intl, data);
    case 'cancelled':
      return {
        primary: { href: orderPath(data), label: intl.formatMessage(texts.to_packages) },
        others: [onwards(intl, data)],
      };
    case 'completed':
      return {
        primary: onwards(intl, data),
        papers: receipt
          ? [
              {
                href: urls.receipt(payment.payment_id),
                label: intl.formatMessage(texts.receipt),
              },
              { href: urls.path('pages-service'), label: intl.formatMessage(texts.help) },
            ]
          : [],
        others: [all],
        withdrawal: withdrawalOf(intl, data),
      };
  }
}
