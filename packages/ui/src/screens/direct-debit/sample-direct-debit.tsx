import type { StoryTexts } from '../story-texts';
import type { DirectDebitCodeProps } from './DirectDebitCode';
import type { DirectDebitDoneProps } from './DirectDebitDone';
import type { DirectDebitFormProps } from './DirectDebitForm';
import type { DirectDebitRefusalProps } from './DirectDebitRefusal';

const titleId = 'directdebit-title';

const head = (t: StoryTexts, done: number) => ({
  title: t('directdebit.page_title', 'SEPA direct debit'),
  back: { href: '/credits', label: t('navigation.back', 'Back') },
  progress: { done, label: t('directdebit.step', 'Step {step} of {count}', { step: done, count: 3 }) },
});

const lines = (t: StoryTexts) => [
  { label: t('credits.order_credits', '{count} credits', { count: 30 }), value: '34,90 €' },
  {
    label: t('credits.order_discount', 'Discount: {percentage}', { percentage: '25 %' }),
    value: '−8,72 €',
    tone: 'success' as const,
  },
];

const total = (t: StoryTexts) => ({ label: t('credits.total', 'Total incl. VAT'), value: '26,18 €' });

/** The filled form of the first two steps. */
export function sampleForm(t: StoryTexts): DirectDebitFormProps {
  const notYet = t('directdebit.not_yet', 'This isn’t an order yet');
  const field = (name: string, label: string, defaultValue: string) => ({
    name,
    id: `field-${name}`,
    label,
    defaultValue,
  });
  return {
    step: 'data',
    head: head(t, 1),
    titleId,
    title: t('directdebit.title', 'Pay once by direct debit'),
    text: t('directdebit.text', 'We collect the amount once. No recurring mandate, and nothing renews.'),
    back: { href: '/credits', label: t('directdebit.back_packages', 'Back to the packages') },
    form: { id: 'directdebit', action: '/directdebit' },
    fields: {
      holder: field('account_holder', t('directdebit.holder', 'Account holder'), 'Markus Weidenbach'),
      iban: {
        ...field('iban', t('directdebit.iban', 'IBAN'), 'DE89 3704 0044 0532 0130 00'),
        right: t('directdebit.iban_right', 'Valid IBAN. {country}', { country: 'Deutschland' }),
      },
      street: field('street', t('directdebit.street', 'Street'), 'Lindenthalgürtel'),
      houseNumber: field('house_number', t('directdebit.house_number', 'No.'), '112 a'),
      zip: field('zip', t('directdebit.zip', 'Postcode'), '50935'),
      city: field('city', t('directdebit.city', 'Town or city'), 'Köln'),
      phone: {
        ...field('phone', t('directdebit.phone', 'Mobile number'), '+49 171 2345678'),
        hint: t('directdebit.phone_hint', 'For the code we’ll text you. Landlines don’t work.'),
      },
    },
    order: {
      title: t('credits.order', 'Your order'),
      lines: lines(t),
      total: total(t),
      short: {
        title: t('credits.order_credits', '{count} credits', { count: 30 }),
        text: t('directdebit.short_terms', 'one payment, no subscription'),
        price: '26,18 €',
      },
    },
    mandate: {
      title: t('directdebit.mandate.title', 'SEPA direct debit mandate'),
      once: t('directdebit.mandate.once', 'one-off'),
      text: (
        <>
          <p>
            {t.rich(
              'directdebit.mandate.authority',
              'I authorise {creditor} to send instructions to my bank to debit <b>{amount}</b> from my account once, and I authorise my bank to debit my account in accordance with the instructions from {creditor}.',
              {
                creditor: 'Lumora B.V.',
                amount: '26,18 €',
                b: (inside) => <strong key="b">{inside}</strong>,
              },
            )}
          </p>
          <p>
            {t(
              'directdebit.mandate.refund',
              'I am entitled to a refund from my bank under the terms and conditions of my agreement with it. I can ask for it within eight weeks from the date on which my account was debited.',
            )}
          </p>
        </>
      ),
      lines: [
        {
          label: t('directdebit.mandate.creditor', 'Creditor'),
          value: 'Lumora B.V., Voorbeeldkade 12, Utrecht, NL',
        },
        { label: t('directdebit.mandate.creditor_id', 'Creditor ID'), value: 'NL00ZZZ123456780000' },
        { label: t('directdebit.mandate.reference', 'Mandate reference'), value: 'LUMORA-7K4Q0192' },
        { label: t('directdebit.mandate.earliest', 'Collected on or after'), value: '26.11.2026' },
      ],
      note: t(
        'directdebit.mandate_note',
        'You give the mandate in the next step, with the code from the text message. We’ll email you a copy.',
      ),
    },
    express: {
      name: 'express_request',
      label: t('credits.express', 'I want my credits right away.'),
    },
    next: { label: t('directdebit.next', 'Continue to the mandate'), value: 'mandate', note: notYet },
    request: { label: t('directdebit.request', 'Text me the code'), value: 'request', note: notYet },
  };
}

/** The code step, with the code just sent. */
export function sampleCode(t: StoryTexts): DirectDebitCodeProps {
  return {
    head: head(t, 3),
    titleId,
    title: t('directdebit.code_title', 'Code from the text message'),
    sentTo: t('directdebit.sent_to', 'Sent to {phone}.', { phone: '•••• •••• 78' }),
    change: { label: t('directdebit.change', 'Change number'), value: 'change' },
    form: { action: '/directdebit' },
    otherForm: 'other',
    field: { name: 'otp', label: t('directdebit.code', 'Six-digit code') },
    left: t('directdebit.tries', '{count} tries left. Code valid until {time}', { count: 5, time: '18:42' }),
    wait: t('directdebit.wait', 'Send a new code in {time}', { time: '0:42' }),
    another: { label: t('directdebit.another', 'Send a new code'), value: 'another' },
    order: {
      lines: [
        ...lines(t),
        { label: t('directdebit.from', 'From {iban}', { iban: 'DE•• … 30 00' }), value: 'DKB' },
      ],
      total: total(t),
    },
    asked: t(
      'directdebit.asked',
      'You asked for your credits right away. If you withdraw within {days} days, you only pay for the ones you’ve used.',
      { days: 14 },
    ),
    submit: t('credits.submit', 'Buy now'),
    submitValue: 'order',
    note: t('directdebit.gives_mandate', 'By ordering, you give us this mandate: {reference}', {
      reference: 'LUMORA-7K4Q0192',
    }),
  };
}

/** The order is confirmed and its credits are posted. */
export function sampleDone(t: StoryTexts): DirectDebitDoneProps {
  const { title, back } = head(t, 3);
  return {
    head: { title, back },
    titleId,
    title: t('directdebit.done_title', 'Your {count} credits are here', { count: 30 }),
    text: t('directdebit.done_text', 'Enough for {count} messages.', { count: 30 }),
    order: {
      lines: [
        { label: t('directdebit.done_amount', 'Amount'), value: '26,18 €' },
        { label: t('directdebit.done_date', 'Collected on or after'), value: '26.11.2026' },
        { label: t('directdebit.done_from', 'From'), value: 'DE•• •••• •••• •••• ••30 00' },
        { label: t('directdebit.done_reference', 'Mandate'), value: 'LUMORA-7K4Q0192' },
      ],
    },
    mail: {
      title: t('directdebit.mail_title', 'Mandate and receipt'),
      text: t('directdebit.mail_text', 'are on their way to you by email.'),
    },
    primary: { href: '/chats/1', label: t('directdebit.to_chat', 'Back to the conversation') },
    others: [{ href: '/transactions/1', label: t('directdebit.to_payment', 'View this payment') }],
    note: t('directdebit.not_sent', 'Nothing is sent until you tap “Send”.'),
  };
}

/** The limit is reached; other ways to pay are offered. */
export function sampleRefusal(t: StoryTexts): DirectDebitRefusalProps {
  const { title, back } = head(t, 3);
  return {
    head: { title, back },
    titleId,
    reason: 'limit',
    title: t('credits.debit_limit', 'You’ve reached your limit for direct debit'),
    text: t(
      'directdebit.limit_text',
      'You can pay up to {limit} by direct debit in any 30-day period. Other methods don’t have this limit. Nothing was ordered or charged.',
      { limit: '100,00 €' },
    ),
    meter: {
      label: t('directdebit.limit_used', 'Used in the last 30 days'),
      value: t('directdebit.limit_value', '{used} of {limit}', { used: '87,60 €', limit: '100,00 €' }),
      share: 0.876,
      text: t('directdebit.limit_from', 'You can use direct debit again from {date}.', { date: '3.12.' }),
    },
    methods: {
      title: t('directdebit.others', 'Choose another payment method'),
      name: 'method',
      items: [
        { id: 'ideal', label: 'iDEAL', mark: 'bank' },
        { id: 'paypal', label: 'PayPal', mark: 'account' },
        { id: 'card', label: t('credits.method.card', 'Credit card'), mark: 'card' },
      ],
      form: { action: '/directdebit' },
      total: {
        label: t('directdebit.others_total', '{count} credits, incl. VAT', { count: 30 }),
        value: '26,18 €',
      },
      submit: t('directdebit.others_submit', 'Continue with this method'),
      submitValue: 'other',
    },
  };
}
