import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame, sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { WithdrawalPurchase } from './WithdrawalPurchase';
import type { WithdrawalPurchaseProps } from './WithdrawalPurchase';
import type { FactLine } from '../payment-parts/FactLines';
import { WithdrawalReceived } from './WithdrawalReceived';
import { WithdrawalSum } from './WithdrawalSum';
import type { WithdrawalSumProps } from './WithdrawalSum';

const meta: Meta = { title: 'Screens/Withdrawal' };
export default meta;

const order = 'GLOED-2026-004182';

const story = (content: (t: StoryTexts) => ReactNode, visitor = false): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return visitor ? (
      <VisitorFrame {...sampleVisitorFrame(t)}>{content(t)}</VisitorFrame>
    ) : (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 19 })}>{content(t)}</AppFrame>
    );
  },
});

function step(t: StoryTexts, done: 1 | 2) {
  return { done, label: t('withdrawal.step', 'Step {step} of 2', { step: done }) };
}

function purchase(t: StoryTexts): WithdrawalPurchaseProps {
  return {
    step: step(t, 1),
    title: t('withdrawal.which', 'Which purchase do you want to withdraw from?'),
    text: t('withdrawal.no_reason', 'You don’t need to give a reason.'),
    action: '/withdrawal',
    name: { name: 'name', label: t('withdrawal.name', 'Your name') },
    submit: t('actions.continue', 'Continue'),
    note: t('withdrawal.nothing_yet', 'You haven’t withdrawn yet. Next, you’ll see what you get back.'),
  };
}

function visitor(t: StoryTexts): WithdrawalPurchaseProps {
  return {
    ...purchase(t),
    order: {
      name: 'order_number',
      label: t('withdrawal.order_number', 'Order number'),
      hint: t('withdrawal.order_hint', 'It’s the invoice number on your receipt. It’s in our email, too.'),
    },
    email: { name: 'email', label: t('withdrawal.email', 'Email address of your account') },
  };
}

function sum(t: StoryTexts): WithdrawalSumProps {
  return {
    step: step(t, 2),
    title: t('withdrawal.sum_title', 'What you get back'),
    text: t('withdrawal.sum_text', '{count} credits, order {order}', { count: 30, order }),
    action: '/withdrawal',
    hidden: {},
    lines: [
      { label: t('withdrawal.paid', 'Paid for {count} credits', { count: 30 }), value: '26,18 €' },
      { label: t('withdrawal.used', 'Used'), value: '11 Credits', tone: 'muted' },
      { label: t('withdrawal.unused', 'Not used'), value: '19 Credits', strong: true },
      { label: t('withdrawal.back', 'You get back'), value: '16,59 €', total: true },
    ],
    formula: t(
      'withdrawal.formula',
      'Unused credits: {unused} of {credits}, so {unused}/{credits} of {paid}. We’ll refund your original payment method ({method}) by {date} at the latest.',
      {
        unused: 19,
        credits: 30,
        paid: '26,18 €',
        method: 'PayPal',
        date: '6. Dezember',
      },
    ),
    changes: {
      title: t('withdrawal.changes', 'What changes:'),
      text: t(
        'withdrawal.changes_text',
        'The {count} unused credits are removed right away. Your conversations and profile stay as they are.',
        { count: 19 },
      ),
    },
    submit: t('withdrawal.confirm', 'Confirm withdrawal'),
    keep: { href: '/transactions/1', label: t('withdrawal.keep', 'Keep credits') },
  };
}

export const Purchase = story((t) => (
  <WithdrawalPurchase
    {...purchase(t)}
    purchases={{
      label: t('withdrawal.purchases', 'Your purchases'),
      name: 'payment_id',
      defaultValue: '1',
      options: [
        {
          value: '1',
          label: t('withdrawal.purchase', '{count} credits, {amount}', { count: 30, amount: '26,18 €' }),
          description: t('withdrawal.possible', 'Bought on {date}. You can withdraw until {until}.', {
            date: '21. November',
            until: '5. Dezember',
          }),
        },
        {
          value: '2',
          disabled: true,
          label: t('withdrawal.purchase', '{count} credits, {amount}', { count: 10, amount: '14,90 €' }),
          description: t('withdrawal.over', 'Bought on {date}. Withdrawal period ended: {until}.', {
            date: '2. Oktober',
            until: '16. Oktober',
          }),
        },
      ],
    }}
    fine={t('withdrawal.mail_to', 'The confirmation goes to {email}.', { email: 'markus@post.example' })}
  />
));
export const WithoutSession = story((t) => <WithdrawalPurchase {...visitor(t)} />, true);
export const Unknown = story(
  (t) => (
    <WithdrawalPurchase
      {...visitor(t)}
      error={t(
        'withdrawal.not_found',
        'We couldn’t find a purchase with this order number and email address. Please check both.',
      )}
    />
  ),
  true,
);
export const Sum = story((t) => <WithdrawalSum {...sum(t)} />);
export const SumChanged = story((t) => (
  <WithdrawalSum
    {...sum(t)}
    notice={
      <Alert title={t('withdrawal.amount_changed', 'The amount has changed.')}>
        {t('withdrawal.amount_changed_text', 'You haven’t withdrawn yet. The current amount is below.')}
      </Alert>
    }
  />
));
const received = (lines: (t: StoryTexts) => readonly FactLine[], note?: (t: StoryTexts) => string) =>
  story((t) => (
    <WithdrawalReceived
      title={t('withdrawal.received_title', 'We’ve received your withdrawal')}
      text={t('withdrawal.received_text', 'Received on {date} at {time}', {
        date: '22. November 2026',
        time: '18:44:07',
      })}
      lines={[{ label: t('withdrawal.order', 'Order'), value: order }, ...lines(t)]}
      note={note?.(t)}
      mailed={{
        title: t('withdrawal.mailed', 'Confirmation of receipt'),
        text: t('withdrawal.mailed_text', 'with the details, date and time is on its way to {email}.', {
          email: 'markus@post.example',
        }),
      }}
      print={t('withdrawal.print', 'Print or save')}
      next={{ href: '/transactions', label: t('withdrawal.to_payments', 'Go to my payments') }}
    />
  ));

export const Received = received((t) => [
  { label: t('withdrawal.taken_back', 'Credits removed'), value: '19 Credits' },
  { label: t('withdrawal.to', 'Refunded to'), value: 'PayPal' },
  { label: t('withdrawal.refund', 'Refund'), value: '16,59 €', total: true },
]);
export const ReceivedUncollected = received(
  () => [{ label: '30 Credits', value: '26,18 €', total: true }],
  (t) =>
    t(
      'withdrawal.uncollected',
      'We won’t collect this direct debit. If your bank already has it, we’ll pay the money back as soon as it has reached us.',
    ),
);
