import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PaymentResultScreen } from './PaymentResultScreen';
import type { PaymentResultScreenProps } from './PaymentResultScreen';

const meta: Meta = { title: 'Screens/Payment result', component: PaymentResultScreen };
export default meta;

function lines(t: StoryTexts) {
  return [
    { label: t('transactions.package', 'Package'), value: '30 Credits' },
    { label: t('transactions.amount', 'Amount'), value: '26,18 €' },
    { label: t('credits.methods', 'Payment method'), value: 'PayPal' },
    { label: t('transactions.receipt', 'Receipt'), value: '2026-11-20-0042' },
  ];
}

const story = (props: (t: StoryTexts) => PaymentResultScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 38 })}>
        <PaymentResultScreen {...props(t)} {...args} />
      </AppFrame>
    );
  },
});

export const Pending = story((t) => ({
  kind: 'pending',
  title: t('transactions.pending_title', 'Your payment is on its way'),
  text: t(
    'transactions.pending_text',
    'We are waiting for {method}. This page tells you as soon as it is through; you may also leave it.',
    { method: 'iDEAL' },
  ),
  lines: lines(t),
  primary: { href: '/members', label: t('transactions.to_members', 'Discover members') },
}));

export const Completed = story((t) => ({
  kind: 'completed',
  title: t('transactions.completed_title', 'Your credits are here'),
  text: t(
    'transactions.completed_text',
    'Thank you! {count, plural, one {# credit is} other {# credits are}} on your account. Somebody may be waiting for your next line.',
    { count: 38 },
  ),
  lines: lines(t),
  primary: { href: '/chats', label: t('transactions.back_to_chat', 'Back to the conversation') },
  others: [{ href: '/transactions', label: t('transactions.all', 'All payments') }],
}));

export const Failed = story((t) => ({
  kind: 'failed',
  title: t('transactions.failed_title', 'Payment failed'),
  text: t('transactions.failed_text', 'Nothing was charged. Try again, or choose another payment method.'),
  lines: lines(t).slice(0, 3),
  primary: { href: '/credits', label: t('transactions.again', 'Try again') },
  others: [{ href: '/pages/service', label: t('footer.support', 'Support') }],
}));

export const Cancelled = story((t) => ({
  kind: 'cancelled',
  title: t('transactions.cancelled_title', 'Payment cancelled'),
  text: t('transactions.cancelled_text', 'Nothing was charged. Your package is still here if you want it.'),
  lines: [],
  primary: { href: '/credits', label: t('transactions.other_method', 'Another payment method') },
}));
