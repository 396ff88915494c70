import type { Withdrawal } from '@heartwood/api-contract';
import type { FactLine } from '@heartwood/ui';
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

/** Whether it is a direct debit that isn't paid yet: its credits were never added. */
export function isUncollected({ removed, unused }: Withdrawal): boolean {
  return removed === 0 && unused > 0;
}

function orderedLine(intl: IntlShape, withdrawal: Withdrawal) {
  const { credits, paid } = withdrawal;
  const label = intl.formatMessage(creditsMessages.order_credits, { count: credits });
  return { label, value: money(intl, withdrawal, paid), total: true };
}

/** Returns what was paid, what of it is used, and the refund; before it is paid, what was ordered. */
export function sumLines(intl: IntlShape, withdrawal: Withdrawal): FactLine[] {
  if (isUncollected(withdrawal)) return [orderedLine(intl, withdrawal)];
  const { credits, used, unused, paid, amount } = withdrawal;
  const count = (of: number) => intl.formatMessage(creditsMessages.order_credits, { count: of });
  return [
    { label: intl.formatMessage(texts.paid, { count: credits }), value: money(intl, withdrawal, paid) },
    { label: intl.formatMessage(texts.used), value: count(used), tone: 'muted' as const },
    { label: intl.formatMessage(texts.unused), value: count(unused), strong: true },
    { label: intl.formatMessage(texts.back), value: money(intl, withdrawal, amount), total: true },
  ];
}

/** Returns how the refund is calculated, and when it arrives; or that nothing is collected. */
export function formulaText(
  intl: IntlShape,
  withdrawal: Withdrawal,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string {
  const { unused, credits, paid, method } = withdrawal;
  if (isUncollected(withdrawal)) return intl.formatMessage(texts.uncollected);
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
export function receivedLines(intl: IntlShape, withdrawal: Withdrawal): FactLine[] {
  const { order_number, removed, amount, method } = withdrawal;
  const order = { label: intl.formatMessage(texts.order), value: order_number };
  if (isUncollected(withdrawal)) return [order, orderedLine(intl, withdrawal)];
  return [
    order,
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
