import type { PaymentResultScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { transactionsMessages as texts } from './messages';
import type { PaymentData } from './transactions.server';

type ResultLink = PaymentResultScreenProps['primary'];

function onwards(intl: IntlShape, back: string | null): ResultLink {
  return back === null
    ? { href: urls.path('members'), label: intl.formatMessage(texts.to_members) }
    : { href: back, label: intl.formatMessage(texts.back_to_chat) };
}

function retries(intl: IntlShape, { payment, paypal, back }: PaymentData): ResultLink[] {
  const { package: id, method } = payment;
  const to = { to: back };
  const chosen = (paymentmethod?: string) =>
    urls.withQuery(urls.path('credits-id-paymentmethod', { id, paymentmethod }), to);
  return [
    { href: chosen(method), label: intl.formatMessage(texts.again) },
    ...(method === 'card' && paypal
      ? [{ href: chosen('paypal'), label: intl.formatMessage(texts.with_paypal) }]
      : []),
    { href: chosen(), label: intl.formatMessage(texts.other_method) },
  ];
}

/** Where one goes from what became of a payment: the main way first. */
export function resultLinks(intl: IntlShape, data: PaymentData): [ResultLink, ...ResultLink[]] {
  const { payment, back } = data;
  const all = { href: urls.path('transactions-id'), label: intl.formatMessage(texts.all) };
  const on = onwards(intl, back);
  if (payment.status === 'completed') return [on, all];
  if (payment.status === 'pending') {
    const look = {
      href: urls.path('transactions-id', { id: payment.payment_id }),
      label: intl.formatMessage(texts.check),
    };
    const pay = payment.checkout_url && {
      href: payment.checkout_url,
      label: intl.formatMessage(texts.pending_action),
    };
    return pay ? [pay, look, on] : [look, on];
  }
  const [again, ...others] = retries(intl, data);
  return again ? [again, ...others, on] : [on];
}
