import { PaymentResultScreen } from '@heartwood/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useUpdateMember } from '../../member/member-store';
import { useLatest } from '../../hooks/use-latest';
import { resultLines } from './result-lines';
import { resultLinks } from './result-links';
import { resultText, resultTitle } from './result-texts';
import type { PaymentData } from './transactions.server';
import { usePaymentWait } from './use-payment-wait';

const secondsBetweenLooks = 5;

function useNewBalance({ payment, balance }: PaymentData): void {
  const update = useUpdateMember();
  const latest = useLatest(update);
  const booked = payment.status === 'completed' ? balance : null;
  useEffect(() => {
    if (booked === null) return;
    latest.current((member) => (member.paid_user ? member : { ...member, credits: booked, paid_user: true }));
  }, [booked, latest]);
}

/** What became of a payment. While it is open the page asks by itself, without script by loading again. */
export function PaymentResult({ data }: { data: PaymentData }) {
  const intl = useIntl();
  const { payment, paypal } = data;
  const pending = payment.status === 'pending';
  usePaymentWait(payment.payment_id, pending);
  useNewBalance(data);
  const [primary, ...others] = resultLinks(intl, data);
  return (
    <>
      {pending && (
        <noscript>
          <meta httpEquiv="refresh" content={String(secondsBetweenLooks)} />
        </noscript>
      )}
      <PaymentResultScreen
        kind={payment.status}
        title={resultTitle(intl, payment.status)}
        text={resultText(intl, payment, { paypal })}
        lines={resultLines(intl, data)}
        primary={primary}
        others={others}
      />
    </>
  );
}
