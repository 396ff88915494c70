import type { Receipt } from '@heartwood/api-contract';
import type { FactLine } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { minusText } from '../../format/minus-text';
import { transactionsMessages as texts } from './messages';
import type { PaymentData } from './transactions.server';

const refundTexts = {
  refund: texts.refunded_on,
  withdrawal: texts.withdrawn_on,
  chargeback: texts.charged_back_on,
} as const;

function refundLines(intl: IntlShape, { refunds, amount, currency }: Receipt, timeZone: string): FactLine[] {
  if (refunds.length === 0) return [];
  const left = refunds.reduce((rest, refund) => rest - refund.amount, amount);
  return [
    ...refunds.map(({ kind, amount: back, created }): FactLine => {
      const date = intl.formatDate(created, { timeZone, day: 'numeric', month: 'long' });
      return {
        label: intl.formatMessage(refundTexts[kind], { date }),
        value: minusText(moneyText(intl, { amount: -back, currency })),
        tone: 'success',
      };
    }),
    {
      label: intl.formatMessage(texts.remains),
      value: moneyText(intl, { amount: left, currency }),
      strong: true,
    },
  ];
}

function vatLines(intl: IntlShape, { vat_rate, vat_amount, currency }: Receipt): FactLine[] {
  if (vat_rate === null || vat_amount === null) return [];
  return [
    {
      label: intl.formatMessage(texts.vat, { rate: percentText(intl, vat_rate) }),
      value: moneyText(intl, { amount: vat_amount, currency }),
      tone: 'muted',
    },
  ];
}

/** Returns what was bought, how, and the outcome, line by line. */
export function resultLines(intl: IntlShape, { payment, receipt, timeZone }: PaymentData): FactLine[] {
  const { credits, currency, method, created, status } = payment;
  const isPaid = status === 'completed';
  const bought = {
    label: intl.formatMessage(texts.package),
    value: intl.formatMessage(creditsMessages.order_credits, { count: credits }),
  };
  const paid = {
    label: intl.formatMessage(texts.paid),
    value: moneyText(intl, { amount: isPaid ? payment.amount : 0, currency }),
  };
  const price = {
    label: intl.formatMessage(texts.receipt_amount),
    value: moneyText(intl, payment),
  };
  if (!isPaid) return status === 'failed' ? [bought, price, paid] : [bought, paid];
  return [
    bought,
    paid,
    ...(receipt ? vatLines(intl, receipt) : []),
    { label: intl.formatMessage(texts.paid_with), value: methodName(intl, method) },
    {
      label: intl.formatMessage(texts.date),
      value: intl.formatDate(created, {
        timeZone,
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    },
    ...(receipt
      ? [
          ...refundLines(intl, receipt, timeZone),
          { label: intl.formatMessage(texts.order), value: receipt.number },
        ]
      : []),
  ];
}
