import type { Withdrawal } from '@heartwood/api-contract';
import type { IntlShape } from 'react-intl';
import { dayIn, dayText } from '../../format/calendar-day';
import { moneyText } from '../../format/money-text';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { withdrawalMessages as texts } from './messages';

const refundDays = 14;

function money(intl: IntlShape, { currency }: Withdrawal, amount: number): string {
  return moneyText(intl, { amount, currency });
}

/** Returns what was paid, what of it is used, and the refund. */
export function sumLines(intl: IntlShape, withdrawal: Withdrawal) {
  const { credits, used, unused, paid, amount } = withdrawal;
  const count = (of: number) => intl.formatMessage(creditsMessages.order_credits, { count: of });
  return [
    { label: intl.formatMessage(texts.paid, { count: credits }), value: money(intl, withdrawal, paid) },
    { label: intl.formatMessage(texts.used), value: count(used), tone: 'muted' as const },
    { label: intl.formatMessage(texts.unused), value: count(unused), strong: true },
    { label: intl.formatMessage(texts.back), value: money(intl, withdrawal, amount), total: true },
  ];
}

/** Returns how the refund is calculated, and when it arrives. */
export function formulaText(
  intl: IntlShape,
  withdrawal: Withdrawal,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string {
  const { unused, credits, paid, method } = withdrawal;
  if (unused === 0) return intl.formatMessage(texts.nothing_left);
  return intl.formatMessage(texts.formula, {
    unused: intl.formatNumber(unused),
    credits: intl.formatNumber(credits),
    paid: money(intl, withdrawal, paid),
    method: methodName(intl, method),
    date: dayText(intl, dayIn(new Date(now), refundDays, timeZone), { day: 'numeric', month: 'long' }),
  });
}

/** Returns what was withdrawn from, and the refund. */
export function receivedLines(intl: IntlShape, withdrawal: Withdrawal) {
  const { order_number, removed, amount, method } = withdrawal;
  return [
    { label: intl.formatMessage(texts.order), value: order_number },
    {
      label: intl.formatMessage(texts.taken_back),
      value: intl.formatMessage(creditsMessages.order_credits, { count: removed }),
    },
    { label: intl.formatMessage(texts.to), value: methodName(intl, method) },
    { label: intl.formatMessage(texts.refund), value: money(intl, withdrawal, amount), total: true },
  ];
}

/** Returns when a withdrawal was received, to the second. */
export function receivedText(intl: IntlShape, confirmed: string, timeZone: string): string {
  return intl.formatMessage(texts.received_text, {
    date: intl.formatDate(confirmed, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
    time: intl.formatTime(confirmed, { timeZone, hour: 'numeric', minute: '2-digit', second: '2-digit' }),
  });
}
