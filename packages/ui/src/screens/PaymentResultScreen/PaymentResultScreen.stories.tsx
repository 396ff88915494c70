import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PaymentResultScreen } from './PaymentResultScreen';
import type { PaymentResultScreenProps } from './PaymentResultScreen';

const meta: Meta = { title: 'Screens/Payment result' };
export default meta;

function lines(t: StoryTexts) {
  return [
    { label: t('payment.package', 'Package'), value: '30 Credits' },
    { label: t('payment.amount', 'Paid'), value: '26,18 €' },
    { label: t('payment.method', 'Way to pay'), value: 'PayPal' },
    { label: t('payment.number', 'Number'), value: '2026-11-20-0042' },
  ];
}

const story = (props: (t: StoryTexts) => PaymentResultScreenProps): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { current: 'credits', credits: 38 })}>
        <PaymentResultScreen {...props(t)} />
      </AppFrame>
    );
  },
});

export const Pending = story((t) => ({
  kind: 'pending',
  title: t('payment.pending_title', 'One moment, the payment is on its way'),
  text: t('payment.pending_text', 'This page changes by itself as soon as we hear from the provider.'),
  lines: lines(t),
  primary: { href: '/members', label: t('payment.discover', 'Discover members') },
}));

export const Completed = story((t) => ({
  kind: 'completed',
  title: t('payment.completed_title', 'Your credits are here'),
  text: t('payment.completed_text', 'You have 38 credits now.'),
  lines: lines(t),
  primary: { href: '/chats', label: t('payment.chats', 'To your conversations') },
  others: [{ href: '/transactions', label: t('payment.all', 'All payments') }],
}));

export const Failed = story((t) => ({
  kind: 'failed',
  title: t('payment.failed_title', 'That did not work'),
  text: t('payment.failed_text', 'Nothing was charged. Choose another way to pay.'),
  lines: lines(t).slice(0, 3),
  primary: { href: '/credits', label: t('payment.again', 'Try again') },
  others: [{ href: '/pages/service', label: t('footer.support', 'Support') }],
}));

export const Cancelled = story((t) => ({
  kind: 'cancelled',
  title: t('payment.cancelled_title', 'You have cancelled'),
  text: t('payment.cancelled_text', 'Nothing was charged.'),
  lines: [],
  primary: { href: '/credits', label: t('payment.back', 'Back to the packages') },
}));
