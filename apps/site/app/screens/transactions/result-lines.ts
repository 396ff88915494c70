import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { transactionsMessages as texts } from './messages';
import type { PaymentData } from './transactions.server';

/** What was bought, how, and what came of it, line by line. */
export function resultLines(intl: IntlShape, { payment, receipt, balance, timeZone }: PaymentData) {
  const { credits, amount, currency, method, created, status } = payment;
  const lines = [
    {
      label: intl.formatMessage(texts.package),
      value: intl.formatMessage(creditsMessages.order_credits, { count: credits }),
    },
    { label: intl.formatMessage(texts.amount), value: moneyText(intl, { amount, currency }) },
    { label: intl.formatMessage(creditsMessages.methods), value: methodName(intl, method) },
    {
      label: intl.formatMessage(texts.date),
      value: intl.formatDate(created, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
    },
  ];
  if (receipt && receipt.vat_rate !== null && receipt.vat_amount !== null) {
    const rate = percentText(intl, receipt.vat_rate);
    const vat = moneyText(intl, { amount: receipt.vat_amount, currency });
    lines.push({ label: intl.formatMessage(texts.vat, { rate }), value: vat });
  }
  if (receipt) lines.push({ label: intl.formatMessage(texts.receipt), value: receipt.number });
  if (status === 'completed' && balance !== null) {
    const value = intl.formatMessage(creditsMessages.order_credits, { count: balance });
    lines.push({ label: intl.formatMessage(texts.new_balance), value });
  }
  return lines;
}
