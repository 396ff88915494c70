import { actionMessages } from '@heartwood/i18n';
import { WithdrawalPurchase } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { useForm } from '../../forms/use-form';
import { useTimeZone } from '../../format/time-zone';
import { moneyText } from '../../format/money-text';
import { urls } from '../../urls';
import { withdrawalMessages as texts } from './messages';
import { withdrawalFields as names } from './withdrawal-fields';
import type { action, loader, Purchase } from './withdrawal.server';

type Form = ReturnType<typeof useForm<typeof action>>;

function purchaseOption(intl: IntlShape, purchase: Purchase, timeZone: string) {
  const { payment_id, credits: count, created, until, open } = purchase;
  return {
    value: payment_id,
    disabled: !open,
    label: intl.formatMessage(texts.purchase, { count, amount: moneyText(intl, purchase) }),
    description: intl.formatMessage(open ? texts.possible : texts.over, {
      date: intl.formatDate(created, { timeZone, day: 'numeric', month: 'long' }),
      until: intl.formatDate(until, {
        timeZone,
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      }),
    }),
  };
}

function chosenPurchase(purchases: readonly Purchase[], wanted: string | null | undefined) {
  const open = purchases.filter((purchase) => purchase.open).map(({ payment_id }) => payment_id);
  return open.find((id) => id === wanted) ?? (open.length === 1 ? open[0] : undefined);
}

/** First step: the purchase, and who withdraws. */
export function PurchaseStep({ answer, busy, error, problem, fieldError }: Form) {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const timeZone = useTimeZone(data.timeZone);
  const { purchases, email, asked } = data;
  const kept: Readonly<Partial<Record<string, string>>> = answer?.values ?? {};
  const isMember = purchases.length > 0;
  return (
    <WithdrawalPurchase
      step={{ done: 1, label: intl.formatMessage(texts.step, { step: 1 }) }}
      title={intl.formatMessage(texts.which)}
      text={intl.formatMessage(texts.no_reason)}
      action={urls.path('withdrawal')}
      error={problem?.code === 'not_found' ? intl.formatMessage(texts.not_found) : error}
      purchases={
        isMember
          ? {
              label: intl.formatMessage(texts.purchases),
              name: names.payment,
              required: true,
              options: purchases.map((purchase) => purchaseOption(intl, purchase, timeZone)),
              defaultValue: chosenPurchase(purchases, kept[names.payment] ?? asked),
              error: fieldError(names.payment),
            }
          : undefined
      }
      order={
        isMember
          ? undefined
          : {
              name: names.order,
              label: intl.formatMessage(texts.order_number),
              hint: intl.formatMessage(texts.order_hint),
              required: true,
              maxLength: 60,
              autoComplete: 'off',
              defaultValue: kept[names.order],
              error: fieldError(names.order),
            }
      }
      email={
        isMember
          ? undefined
          : {
              name: names.email,
              label: intl.formatMessage(texts.email),
              required: true,
              maxLength: 254,
              defaultValue: kept[names.email] ?? email ?? undefined,
              error: fieldError(names.email),
            }
      }
      name={{
        name: names.name,
        label: intl.formatMessage(texts.name),
        hint: intl.formatMessage(texts.name_hint),
        required: true,
        maxLength: 120,
        defaultValue: kept[names.name],
        error: fieldError(names.name),
      }}
      fine={isMember && email ? intl.formatMessage(texts.mail_to, { email }) : undefined}
      submit={intl.formatMessage(actionMessages.continue)}
      busy={busy ? intl.formatMessage(texts.sending) : undefined}
      note={intl.formatMessage(texts.nothing_yet)}
    />
  );
}
