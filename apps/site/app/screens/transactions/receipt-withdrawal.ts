import { navigationMessages } from '@heartwood/i18n';
import type { Payment, Receipt } from '@heartwood/api-contract';
import type { ReceiptScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { withdrawalMessages } from '../withdrawal/messages';
import { transactionsMessages as texts } from './messages';

interface WithdrawalMaterial {
  readonly payment: Pick<Payment, 'withdraw_until'>;
  readonly receipt: Receipt;
  readonly timeZone: string;
}

/** Returns a receipt's text about the withdrawal, unless there is nothing left to withdraw from. */
export function receiptWithdrawal(
  intl: IntlShape,
  { payment, receipt, timeZone }: WithdrawalMaterial,
): ReceiptScreenProps['withdrawal'] {
  if (payment.withdraw_until === null) return undefined;
  const { express_request: asked, refund_days: days } = receipt;
  const title = intl.formatMessage(texts.receipt_withdrawal);
  const right = intl.formatMessage(texts.receipt_withdrawal_text, {
    days: intl.formatNumber(days),
    button: intl.formatMessage(withdrawalMessages.title),
    place: intl.formatMessage(navigationMessages.payments),
  });
  if (asked === null) return { title, text: right };
  const date = intl.formatDate(asked, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return { title, text: `${right} ${intl.formatMessage(texts.receipt_express, { date })}` };
}
