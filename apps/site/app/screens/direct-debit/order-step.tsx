import { groupIban } from '@heartwood/domain';
import { mandateMessages } from '@heartwood/i18n';
import { Alert, DirectDebitForm } from '@heartwood/ui';
import type { DirectDebitFormProps, TextFieldProps } from '@heartwood/ui';
import type { DirectDebitDetails } from '@heartwood/flows';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { DirectDebitState } from '@heartwood/api-contract';
import { countryName } from '../../format/country-name';
import { fieldText, problemText } from '../../forms/form-problem';
import { moneyText } from '../../format/money-text';
import { creditsMessages } from '../credits/messages';
import type { DirectDebitData } from './direct-debit-data.server';
import { headOf, packagesAddress, titleId } from './head';
import { ibanNote } from './iban-note';
import { intents } from './intents';
import { directDebitMessages as texts } from './messages';
import { dayText, orderLines, orderTotal, progress } from './order-props';
import type { DirectDebitOrderState } from './use-direct-debit';

const formId = 'directdebit';

const bold = (words: ReactNode[]) => <strong key="amount">{words}</strong>;

function mandate(
  intl: IntlShape,
  { offer }: DirectDebitData,
  { creditor, reference, earliest_collection }: DirectDebitState,
): DirectDebitFormProps['mandate'] {
  const { name, address, city, country, creditor_id } = creditor;
  const values = { creditor: name, amount: moneyText(intl, offer), b: bold };
  const place = [name, address, city, countryName(intl, country)].join(', ');
  const line = (label: string, value: string) => ({ label, value });
  return {
    title: intl.formatMessage(mandateMessages.title),
    once: intl.formatMessage(mandateMessages.once),
    text: (
      <>
        <p>{intl.formatMessage(mandateMessages.authority, values)}</p>
        <p>{intl.formatMessage(mandateMessages.refund)}</p>
      </>
    ),
    lines: [
      line(intl.formatMessage(mandateMessages.creditor), place),
      line(intl.formatMessage(mandateMessages.creditor_id), groupIban(creditor_id)),
      ...(reference ? [line(intl.formatMessage(mandateMessages.reference), reference)] : []),
      line(intl.formatMessage(mandateMessages.earliest), dayText(intl, earliest_collection)),
    ],
    note: intl.formatMessage(texts.mandate_note),
  };
}

interface OrderStepProps {
  readonly data: DirectDebitData;
  readonly state: DirectDebitState;
  readonly order: DirectDebitOrderState;
}

/** The first two steps: payer and account, and the mandate. */
export function OrderStep({ data, state, order }: OrderStepProps) {
  const intl = useIntl();
  const { step, problem, snapshot, busy, onSubmit, address, formKey, wish } = order;
  const { offer, country, to } = data;
  const details = snapshot.context.details;
  const [iban, setIban] = useState(details?.iban ?? '');
  const [left, setLeft] = useState(false);
  const note = ibanNote(intl, iban, { left: left || problem?.fields['iban'] === 'invalid', country });
  const missing = problem?.fields['iban'] === 'required' && fieldText(intl, problem, 'iban');
  const field = (name: keyof DirectDebitDetails, label: string): TextFieldProps & { name: string } => ({
    name,
    id: `directdebit-${name}`,
    label,
    defaultValue: details?.[name],
    maxLength: 200,
    error: fieldText(intl, problem ?? undefined, name),
  });
  const phone = field('phone', intl.formatMessage(texts.phone));
  const isWrongPhone = problem?.fields['phone'] === 'invalid';
  const isBesideFields = Object.keys(problem?.fields ?? {}).length > 0;
  const express = problem?.code === 'express_request_required' ? problemText(intl, problem) : undefined;
  const isMandate = step === 'mandate';
  const shown = problem && !isBesideFields && !express ? problemText(intl, problem) : undefined;
  const busyWords = busy ? intl.formatMessage(texts.sending) : undefined;
  const notYet = intl.formatMessage(texts.not_yet);
  const packages = packagesAddress(data);
  return (
    <DirectDebitForm
      step={isMandate ? 'mandate' : 'data'}
      head={{
        ...headOf(intl, isMandate ? { form: formId, value: intents.details } : { href: packages }),
        progress: progress(intl, isMandate ? 2 : 1),
      }}
      titleId={titleId}
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      back={{ href: packages, label: intl.formatMessage(texts.back_packages) }}
      problem={
        shown && (
          <Alert tone={problem?.code === 'amount_changed' ? 'warn' : 'danger'} role="alert" title={shown}>
            {intl.formatMessage(texts.nothing_taken)}
          </Alert>
        )
      }
      form={{ id: formId, action: address, onSubmit }}
      hidden={{
        key: formKey,
        package: wish.package,
        amount: String(wish.amount),
        country: wish.country,
        code: wish.code ?? '',
        to: to ?? '',
      }}
      fields={{
        holder: field('account_holder', intl.formatMessage(texts.holder)),
        iban: {
          ...field('iban', intl.formatMessage(texts.iban)),
          ...note,
          error: missing || note.error,
          onType: (text) => {
            setLeft(false);
            setIban(text);
          },
          onBlur: () => setLeft(iban !== ''),
        },
        street: field('street', intl.formatMessage(texts.street)),
        houseNumber: field('house_number', intl.formatMessage(texts.house_number)),
        zip: field('zip', intl.formatMessage(texts.zip)),
        city: field('city', intl.formatMessage(texts.city)),
        phone: {
          ...phone,
          hint: order.phoneError || phone.error ? undefined : intl.formatMessage(texts.phone_hint),
          error: order.phoneError || isWrongPhone ? intl.formatMessage(texts.phone_wrong) : phone.error,
          onBlur: (event) => void order.onPhoneLeft(event.currentTarget.value),
        },
      }}
      order={{
        title: intl.formatMessage(creditsMessages.order),
        lines: orderLines(intl, data),
        total: orderTotal(intl, data),
        short: {
          title: intl.formatMessage(creditsMessages.order_credits, { count: offer.credits + offer.extra }),
          text: intl.formatMessage(texts.short_terms),
          price: moneyText(intl, offer),
        },
      }}
      mandate={mandate(intl, data, state)}
      express={{
        name: 'express_request',
        value: 'yes',
        label: intl.formatMessage(creditsMessages.express),
        error: express,
      }}
      next={{ label: intl.formatMessage(texts.next), value: intents.mandate, note: notYet }}
      request={{ label: intl.formatMessage(texts.request), value: intents.request, note: notYet }}
      busy={busyWords}
    />
  );
}
