import { DirectDebitDone } from '@heartwood/ui';
import type { DirectDebit } from '@heartwood/api-contract';
import { useIntl } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { urls } from '../../urls';
import { isConversation } from '../credits/payment-return';
import { returnLabel } from '../credits/return-label';
import type { DirectDebitData } from './direct-debit-data.server';
import { headOf, titleId } from './head';
import { directDebitMessages as texts } from './messages';
import { dayText } from './order-props';

interface DoneStepProps {
  readonly data: DirectDebitData;
  readonly confirmed: DirectDebit;
}

/** The confirmed order: the credits, and what will be collected when. */
export function DoneStep({ data, confirmed }: DoneStepProps) {
  const intl = useIntl();
  const { to, messageCredits } = data;
  const { payment, earliest_collection, iban, mandate_reference } = confirmed;
  const { credits: count, status } = payment;
  const isThere = status === 'completed';
  const messages = Math.floor(count / Math.max(1, messageCredits));
  const line = (label: string, value: string) => ({ label, value });
  const mailTitle = intl.formatMessage(texts.mail_title);
  return (
    <DirectDebitDone
      head={headOf(intl, { href: to ?? urls.path('members') })}
      titleId={titleId}
      title={
        isThere ? intl.formatMessage(texts.done_title, { count }) : intl.formatMessage(texts.later_title)
      }
      text={
        isThere
          ? intl.formatMessage(texts.done_text, { count: messages })
          : intl.formatMessage(texts.later_text, { count })
      }
      order={{
        lines: [
          line(intl.formatMessage(texts.done_amount), moneyText(intl, payment)),
          line(intl.formatMessage(texts.done_date), dayText(intl, earliest_collection)),
          line(intl.formatMessage(texts.done_from), iban),
          line(intl.formatMessage(texts.done_reference), mandate_reference),
        ],
      }}
      mail={{ title: mailTitle, text: intl.formatMessage(texts.mail_text) }}
      primary={
        to
          ? { href: to, label: intl.formatMessage(returnLabel(to, texts.to_chat)) }
          : { href: urls.path('members'), label: intl.formatMessage(texts.to_members) }
      }
      others={[
        {
          href: urls.path('transactions-id', { id: payment.payment_id }),
          label: intl.formatMessage(texts.to_payment),
        },
      ]}
      note={isConversation(to) ? intl.formatMessage(texts.not_sent) : undefined}
    />
  );
}
