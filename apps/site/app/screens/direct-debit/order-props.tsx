import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';
import { creditsMessages } from '../credits/messages';
import type { DirectDebitData } from './direct-debit-data.server';
import { directDebitMessages as texts } from './messages';

/** Day, month and year of a day without a time. */
export function dayText(intl: IntlShape, day: string): string {
  return intl.formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

/** What is bought, what is taken off, and what one message comes to. */
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
      ? [gain(intl.formatMessage(creditsMessages.order_discount, { percentage }), money(-off))]
      : []),
    ...(extra > 0 ? [gain(intl.formatMessage(creditsMessages.order_extra, { count: extra }), free)] : []),
    {
      label: intl.formatMessage(creditsMessages.per_message, { price: money(perMessage) }),
      value: '',
      tone: 'muted' as const,
    },
  ];
}

/** The last line of an order. */
export function orderTotal(intl: IntlShape, { offer }: DirectDebitData) {
  return { label: intl.formatMessage(creditsMessages.total), value: moneyText(intl, offer) };
}

/** Where in the order one is. */
export function progress(intl: IntlShape, done: number) {
  return { done, label: intl.formatMessage(texts.step, { step: done, count: 3 }) };
}
