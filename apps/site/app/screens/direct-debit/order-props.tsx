import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';
import { creditsMessages } from '../credits/messages';
import { minusText } from '../../format/minus-text';
import type { DirectDebitData } from './direct-debit-data.server';
import { directDebitMessages as texts } from './messages';

/** Formats a date without time: day, month and year. */
export function dayText(intl: IntlShape, day: string): string {
  return intl.formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

/** Returns the order's package, its discounts, and the price of one message. */
export function orderLines(intl: IntlShape, { offer, discount }: DirectDebitData) {
  const { credits, extra, before, amount, currency, perMessage } = offer;
  const money = (minor: number) => moneyText(intl, { amount: minor, currency });
  const off = before - amount;
  const percentage = percentText(intl, discount?.percentage ?? 0);
  const gain = (label: string, value: string) => ({ label, value, tone: 'success' as const });
  const free = intl.formatMessage(creditsMessages.free);
  return [
    { label: intl.formatMessage(creditsMessages.order_credits, { count: credits }), value: money(before) },
    ...(off > 0
      ? [gain(intl.formatMessage(creditsMessages.order_discount, { percentage }), minusText(money(-off)))]
      : []),
    ...(extra > 0 ? [gain(intl.formatMessage(creditsMessages.order_extra, { count: extra }), free)] : []),
    {
      label: intl.formatMessage(creditsMessages.per_message, { price: money(perMessage) }),
      value: '',
      tone: 'muted' as const,
    },
  ];
}

/** Returns the last line of an order. */
export function orderTotal(intl: IntlShape, { offer }: DirectDebitData) {
  return { label: intl.formatMessage(creditsMessages.total), value: moneyText(intl, offer) };
}

/** Returns the progress of the order. */
export function progress(intl: IntlShape, done: number) {
  return { done, label: intl.formatMessage(texts.step, { step: done, count: 3 }) };
}
