import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert';
import { ButtonLink } from '../../components/Button/Button';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { DirectDebitCode } from './DirectDebitCode';
import type { DirectDebitCodeProps } from './DirectDebitCode';
import { DirectDebitDone } from './DirectDebitDone';
import type { DirectDebitDoneProps } from './DirectDebitDone';
import { DirectDebitForm } from './DirectDebitForm';
import type { DirectDebitFormProps } from './DirectDebitForm';
import { DirectDebitRefusal } from './DirectDebitRefusal';
import type { DirectDebitRefusalProps } from './DirectDebitRefusal';
import { sampleCode, sampleDone, sampleForm, sampleRefusal } from './sample-direct-debit';

const meta: Meta = { title: 'Screens/Direct debit', component: DirectDebitForm };
export default meta;

function story<Props extends object>(
  Screen: ComponentType<Props>,
  sample: (t: StoryTexts) => Props,
  change: (props: Props, t: StoryTexts) => Partial<Props> = () => ({}),
): StoryObj {
  return {
    render: (args, { loaded }) => {
      const t = textsOf(loaded);
      const props = sample(t);
      return (
        <AppFrame {...sampleFrame(t, { place: 'credits', quietPremium: true, phone: { kind: 'bare' } })}>
          <Screen {...props} {...change(props, t)} {...args} />
        </AppFrame>
      );
    },
  };
}

const form = (change?: (props: DirectDebitFormProps, t: StoryTexts) => Partial<DirectDebitFormProps>) =>
  story(DirectDebitForm, sampleForm, change);
const code = (change?: (props: DirectDebitCodeProps, t: StoryTexts) => Partial<DirectDebitCodeProps>) =>
  story(DirectDebitCode, sampleCode, change);
const done = (change?: (props: DirectDebitDoneProps, t: StoryTexts) => Partial<DirectDebitDoneProps>) =>
  story(DirectDebitDone, sampleDone, change);
const refusal = (
  change?: (props: DirectDebitRefusalProps, t: StoryTexts) => Partial<DirectDebitRefusalProps>,
) => story(DirectDebitRefusal, sampleRefusal, change);

const nothingTaken = (t: StoryTexts) => t('directdebit.nothing_taken', 'Nothing was ordered or charged.');

export const Details = form();

export const IbanAsTyped = form(({ fields }, t) => ({
  fields: {
    ...fields,
    iban: {
      ...fields.iban,
      right: undefined,
      defaultValue: 'DE89 3704 0044 05',
      hint: t('directdebit.iban_missing', '{count} more characters to go', { count: 8 }),
    },
  },
}));

export const WrongIbanAndLandline = form(({ fields }, t) => ({
  fields: {
    ...fields,
    iban: {
      ...fields.iban,
      right: undefined,
      defaultValue: 'DE89 3704 0044 0532 0130 01',
      error: t('directdebit.iban_wrong', 'This IBAN isn’t valid. Check it for typos, or copy and paste it.'),
    },
    phone: {
      ...fields.phone,
      defaultValue: '+49 221 123456',
      error: t(
        'directdebit.phone_wrong',
        'We can’t text this number. We need a mobile number, not a landline.',
      ),
    },
  },
}));

/** The fields of a row stay aligned when only one has an error or a label of two lines. */
export const WrongAddress: StoryObj = {
  ...form(({ fields }, t) => ({
    fields: {
      ...fields,
      street: {
        ...fields.street,
        defaultValue: '',
        error: t('errors.field.required', 'Please fill this in'),
      },
      zip: {
        ...fields.zip,
        label: (
          <>
            {fields.zip.label}
            <br />({t('directdebit.city', 'Town or city')})
          </>
        ),
        defaultValue: '5',
        error: t('errors.field.too_short', 'This is too short'),
      },
    },
  })),
  play: async ({ canvasElement }) => {
    const rows = [
      ['street', 'house_number'],
      ['zip', 'city'],
    ];
    for (const [first, second] of rows) {
      const [left, right] = [first, second].map((name) =>
        canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`),
      );
      if (!left || !right) throw new Error('A row has two fields.');
      const labels = [left, right].map((field) => field.labels?.[0]?.getBoundingClientRect().bottom);
      await expect(left.getBoundingClientRect().top).toBe(right.getBoundingClientRect().top);
      await expect(labels[0]).toBe(labels[1]);
    }
  },
};

export const Mandate = form(({ head }) => ({
  step: 'mandate',
  head: { ...head, progress: { ...head.progress, done: 2 } },
}));

export const MandateWithoutTheTick = form(({ head, express }, t) => ({
  step: 'mandate',
  head: { ...head, progress: { ...head.progress, done: 2 } },
  express: {
    ...express,
    error: t(
      'errors.express_request_required',
      'Please tick the box to get your credits right away. We can’t add them without it.',
    ),
  },
}));

export const PriceChanged = form(({ head }, t) => ({
  step: 'mandate',
  head: { ...head, progress: { ...head.progress, done: 2 } },
  problem: (
    <Alert
      tone="danger"
      title={t(
        'errors.amount_changed',
        'The price has changed in the meantime. Please check it before you pay.',
      )}
    >
      {nothingTaken(t)}
    </Alert>
  ),
}));

export const Code = code(({ field }) => ({ field: field && { ...field, defaultValue: '4071' } }));

export const CodeWrong = code(({ field }, t) => ({
  field: field && {
    ...field,
    defaultValue: '407192',
    error: `${t('errors.code_invalid', 'Invalid code')}. ${t('directdebit.tries_left', '{count} tries left with this code.', { count: 3 })}`,
  },
  wait: undefined,
}));

export const CodeSpent = code((_, t) => ({
  field: undefined,
  left: undefined,
  wait: undefined,
  problem: (
    <Alert
      tone="warn"
      title={t(
        'directdebit.code_spent',
        'This code no longer works: it was entered incorrectly five times. Request a new one.',
      )}
    >
      {nothingTaken(t)}
    </Alert>
  ),
}));

export const Ordering = code((_, t) => ({ busy: t('directdebit.ordering', 'Placing your order') }));

export const Done = done();

export const CreditsComeLater = done((_, t) => ({
  title: t('directdebit.later_title', 'Your order is confirmed'),
  text: t(
    'directdebit.later_text',
    'You’ll get your {count} credits as soon as the money has been collected. We’ll email you.',
    { count: 200 },
  ),
}));

export const LimitReached = refusal();

export const StillOpen = refusal((_, t) => ({
  title: t('credits.debit_open', 'Your last direct debit is still being processed'),
  text: `${t(
    'directdebit.open_text',
    'Nothing was ordered or charged. Other methods work right away. Once the last direct debit has been paid, you can order this way again.',
  )} ${t('directdebit.open_from', 'That should be possible from {date}.', { date: '3. Dezember' })}`,
  meter: undefined,
}));

export const Blocked = refusal((_, t) => ({
  reason: 'blocked',
  title: t('directdebit.blocked_title', 'Direct debit isn’t available for your account right now'),
  text: t(
    'directdebit.blocked_open',
    'Your bank returned an earlier direct debit, and {amount} is still outstanding. Nothing was ordered or charged.',
    { amount: '14,90 €' },
  ),
  meter: undefined,
  help: (
    <Alert
      tone="neutral"
      title={t('directdebit.blocked_help_title', 'Think this is a mistake?')}
      action={
        <ButtonLink href="/transactions" look="text" size="small">
          {t('directdebit.blocked_link', 'See my payments')}
        </ButtonLink>
      }
    >
      {t('directdebit.blocked_help', 'Check your payments or write to us, and we’ll sort it out together.')}
    </Alert>
  ),
}));

export const NotOfferedHere = refusal((_, t) => ({
  reason: 'elsewhere',
  title: t('directdebit.elsewhere_title', 'Direct debit isn’t available here'),
  text: t(
    'directdebit.elsewhere_text',
    'Direct debit only works in countries that use the euro. Choose another payment method. Nothing was ordered or charged.',
  ),
  meter: undefined,
}));
