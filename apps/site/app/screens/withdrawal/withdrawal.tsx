import type { Withdrawal } from '@heartwood/api-contract';
import { errorPageMessages, navigationMessages } from '@heartwood/i18n';
import { Alert, WithdrawalReceived, WithdrawalSum } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { useTimeZone } from '../../format/time-zone';
import { useMember } from '../../member/member-store';
import { urls } from '../../urls';
import { withdrawalMessages as texts } from './messages';
import { PurchaseStep } from './purchase-step';
import { withdrawalFields as names } from './withdrawal-fields';
import { formulaText, isUncollected, receivedLines, receivedText, sumLines } from './withdrawal-texts';
import type { action, loader } from './withdrawal.server';

export { action, loader } from './withdrawal.server';

export const handle = definePage({
  messages: ['withdrawal', 'credits'],
  title: ({ intl }) => intl.formatMessage(texts.title),
  ownAction: true,
  phone: ({ intl }) => ({
    kind: 'inner',
    back: { href: urls.path('transactions-id'), label: intl.formatMessage(navigationMessages.payments) },
    title: intl.formatMessage(texts.title),
  }),
});

type Form = ReturnType<typeof useForm<typeof action>>;

interface StepProps {
  readonly form: Form;
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly withdrawal: Withdrawal;
}

interface SumStepProps extends StepProps {
  readonly changed: boolean;
  readonly now: string;
}

function SumStep({ form, values, withdrawal, changed, now }: SumStepProps) {
  const intl = useIntl();
  const timeZone = useTimeZone(useLoaderData<typeof loader>().timeZone);
  const { credits, removed, amount, order_number: order } = withdrawal;
  const payment = values[names.payment];
  return (
    <WithdrawalSum
      step={{ done: 2, label: intl.formatMessage(texts.step, { step: 2 }) }}
      title={intl.formatMessage(isUncollected(withdrawal) ? texts.title : texts.sum_title)}
      text={intl.formatMessage(texts.sum_text, { count: credits, order })}
      action={urls.path('withdrawal')}
      hidden={{ ...(values as Record<string, string>), [names.confirm]: String(amount) }}
      error={form.error}
      notice={
        changed && (
          <Alert role="alert" title={intl.formatMessage(texts.amount_changed)}>
            {intl.formatMessage(texts.amount_changed_text)}
          </Alert>
        )
      }
      lines={sumLines(intl, withdrawal)}
      formula={formulaText(intl, withdrawal, { now, timeZone })}
      changes={{
        title: intl.formatMessage(texts.changes),
        text: intl.formatMessage(texts.changes_text, { count: removed }),
      }}
      submit={intl.formatMessage(texts.confirm)}
      busy={form.busy ? intl.formatMessage(texts.sending) : undefined}
      keep={{
        href: payment ? urls.path('transactions-id', { id: payment }) : urls.path('index'),
        label: intl.formatMessage(texts.keep),
      }}
    />
  );
}

function Received({
  withdrawal,
  confirmed,
  email,
}: Omit<StepProps, 'form' | 'values'> & {
  readonly confirmed: string;
  readonly email: string;
}) {
  const intl = useIntl();
  const isMember = useMember() !== null;
  const timeZone = useTimeZone(useLoaderData<typeof loader>().timeZone);
  return (
    <WithdrawalReceived
      title={intl.formatMessage(texts.received_title)}
      text={receivedText(intl, confirmed, timeZone)}
      lines={receivedLines(intl, withdrawal)}
      note={isUncollected(withdrawal) ? intl.formatMessage(texts.uncollected) : undefined}
      mailed={{
        title: intl.formatMessage(texts.mailed),
        text: intl.formatMessage(texts.mailed_text, { email }),
      }}
      print={intl.formatMessage(texts.print)}
      next={
        isMember
          ? { href: urls.path('transactions-id'), label: intl.formatMessage(texts.to_payments) }
          : { href: urls.path('index'), label: intl.formatMessage(errorPageMessages.back_home) }
      }
    />
  );
}

/** Withdrawing from a purchase: which one, the refund, and the confirmation of receipt. */
export default function WithdrawalPage() {
  const form = useForm<typeof action>({ fields: Object.values(names) });
  const { email } = useLoaderData<typeof loader>();
  const { done, values } = form.answer ?? {};
  const withdrawal = done?.withdrawal;
  if (!done || !values || !withdrawal) return <PurchaseStep {...form} />;
  const { confirmed } = withdrawal;
  if (confirmed === null) return <SumStep {...done} form={form} values={values} withdrawal={withdrawal} />;
  const mailedTo = 'email' in values ? values.email : email;
  return <Received withdrawal={withdrawal} confirmed={confirmed} email={mailedTo ?? ''} />;
}
