import { PaymentResultScreen } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { useLatest } from '../../hooks/use-latest';
import { useUpdateMember } from '../../member/member-store';
import { peopleMessages } from '../../people/messages';
import { transactionsMessages as texts } from './messages';
import { paymentState } from './payment-state';
import { resultLines } from './result-lines';
import { resultLinks } from './result-links';
import { pendingSteps, resultText, resultTitle } from './result-texts';
import type { PaymentData } from './transactions.server';
import { usePaymentWait } from './use-payment-wait';
import { useUnsent } from './use-unsent';

const secondsBetweenLooks = 5;

function useNewBalance({ payment, balance }: PaymentData): void {
  const update = useUpdateMember();
  const latest = useLatest(update);
  const booked = payment.status === 'completed' ? balance : null;
  useEffect(() => {
    if (booked === null) return;
    latest.current((member) => ({ ...member, credits: booked, paid_user: true }));
  }, [booked, latest]);
}

/** Returns the small print under the first link. */
function noteOf({ payment, discount }: PaymentData, unsent: string | null) {
  switch (payment.status) {
    case 'pending':
      return texts.pending_note;
    case 'completed':
      return unsent === null ? undefined : texts.send_yourself;
    case 'failed':
      return payment.code !== null && payment.code === discount ? texts.failed_discount : undefined;
    case 'cancelled':
      return undefined;
  }
}

/** The outcome of a payment. While it is pending the page polls, or reloads without script. */
export function PaymentResult({ data: given }: { data: PaymentData }) {
  const intl = useIntl();
  const timeZone = useTimeZone(given.timeZone);
  const data = { ...given, timeZone };
  const { payment, partner } = data;
  const { status } = payment;
  const pending = status === 'pending';
  const [looked, setLooked] = useState(data.now);
  usePaymentWait(payment.payment_id, { pending, onLook: () => setLooked(new Date().toISOString()) });
  useNewBalance(data);
  const unsent = useUnsent(partner?.id);
  const note = noteOf(data, unsent);
  return (
    <>
      {pending && (
        <noscript>
          <meta httpEquiv="refresh" content={String(secondsBetweenLooks)} />
        </noscript>
      )}
      <PaymentResultScreen
        kind={paymentState(payment)}
        title={resultTitle(intl, data)}
        text={resultText(intl, data)}
        steps={pending ? pendingSteps(intl, data, looked) : undefined}
        lines={resultLines(intl, data)}
        unsent={
          unsent !== null && partner
            ? {
                label: intl.formatMessage(texts.unsent, { name: partner.name }),
                fictional: partner.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
                author: intl.formatMessage(texts.you),
                text: unsent,
              }
            : undefined
        }
        note={note && intl.formatMessage(note)}
        {...resultLinks(intl, data)}
      />
    </>
  );
}
