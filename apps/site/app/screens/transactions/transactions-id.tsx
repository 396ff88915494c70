import { navigationMessages } from '@heartwood/i18n';
import { useLoaderData } from '@remix-run/react';
import { definePage } from '../../document/page-handle';
import { PaymentResult } from './payment-result';
import { resultTitle } from './result-texts';
import { TransactionList } from './transaction-list';
import type { loader, PaymentData, TransactionsData } from './transactions.server';

export { loader } from './transactions.server';

export const handle = definePage<PaymentData | TransactionsData | false>({
  messages: ['transactions', 'credits'],
  title: ({ intl, data }) =>
    data && data.kind === 'payment'
      ? resultTitle(intl, data.payment.status)
      : intl.formatMessage(navigationMessages.payments),
  place: 'credits',
  ownAction: true,
});

/** What became of a payment, or all payments and changes of the credits. */
export default function TransactionsPage() {
  const data = useLoaderData<typeof loader>();
  if (!data) return null;
  return data.kind === 'payment' ? (
    <PaymentResult key={data.payment.payment_id} data={data} />
  ) : (
    <TransactionList data={data} />
  );
}
