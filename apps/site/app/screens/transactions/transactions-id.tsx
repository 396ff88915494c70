import { navigationMessages } from '@heartwood/i18n';
import { useLoaderData } from '@remix-run/react';
import { urls } from '../../urls';
import { definePage } from '../../document/page-handle';
import { PaymentResult } from './payment-result';
import { ReceiptSheet } from './receipt-sheet';
import { resultTitle } from './result-texts';
import { TransactionList } from './transaction-list';
import type { loader, PaymentData, TransactionsData } from './transactions.server';

export { loader } from './transactions.server';
export { limitAction as action } from './spend-limit.server';

export const handle = definePage<PaymentData | TransactionsData | false>({
  messages: ['transactions', 'withdrawal', 'credits', 'gifts', 'chat', 'people'],
  title: ({ intl, data }) =>
    data && data.kind === 'payment'
      ? resultTitle(intl, data)
      : intl.formatMessage(navigationMessages.payments),
  place: 'credits',
  ownAction: true,
  phone: ({ intl, data }) => {
    if (!data || data.kind === 'list') return { kind: 'main' };
    const title = intl.formatMessage(navigationMessages.payments);
    return { kind: 'inner', back: { href: urls.path('transactions-id'), label: title }, title };
  },
});

/** The outcome of a payment, its receipt, or all payments and ledger entries. */
export default function TransactionsPage() {
  const data = useLoaderData<typeof loader>();
  if (!data) return null;
  if (data.kind === 'list') return <TransactionList data={data} />;
  const { payment, receipt, showsReceipt, timeZone } = data;
  if (showsReceipt && receipt)
    return <ReceiptSheet payment={payment} receipt={receipt} timeZone={timeZone} />;
  return <PaymentResult key={payment.payment_id} data={data} />;
}
