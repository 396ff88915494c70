import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PaymentResultScreen } from './PaymentResultScreen';
import type { PaymentResultScreenProps } from './PaymentResultScreen';

const meta: Meta = { title: 'Screens/Payment result', component: PaymentResultScreen };
export default meta;

const count = 30;
const name = 'Kwame';

function lines(t: StoryTexts) {
  return [
    {
      label: t('transactions.package', 'Package'),
      value: t('credits.order_credits', '{count} credits', { count }),
    },
    { label: t('transactions.paid', 'Paid'), value: '26,18 €' },
    { label: t('transactions.paid_with', 'Paid with'), value: 'iDEAL' },
    { label: t('transactions.order', 'Order'), value: 'GLOED-2026-004182' },
  ];
}

function unsent(t: StoryTexts) {
  return {
    label: t('transactions.unsent', 'Your message to {name} is still here', { name }),
    author: t('transactions.you', 'You'),
    text: 'Zaterdag half acht? Ik reserveer een tafeltje aan de Amstel.',
  };
}

function back(t: StoryTexts) {
  return { href: '/chats/1', label: t('transactions.back_to', 'Back to {name}', { name }) };
}

function papers(t: StoryTexts) {
  return [
    { href: '/transactions/1?show=receipt', label: t('transactions.receipt', 'Receipt') },
    { href: '/pages/service', label: t('transactions.help', 'Help') },
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
  title: t('transactions.pending_title', 'Your payment is being processed'),
  text: t(
    'transactions.pending_text',
    'We’re waiting for confirmation ({method}). This page will update as soon as your payment has gone through; you can also close it.',
    { method: 'iDEAL' },
  ),
  steps: [
    {
      state: 'done',
      label: t('transactions.step_ordered', 'Order received'),
      note: `${t('credits.order_credits', '{count} credits', { count })}, 26,18 €`,
    },
    {
      state: 'now',
      label: t('transactions.step_waiting', 'Waiting for payment ({method})', { method: 'iDEAL' }),
      note: t('transactions.step_looked', 'Last checked: {time}', { time: '18:31:52' }),
    },
    {
      state: 'next',
      label: t('transactions.step_credits', 'Credits added'),
      note: t('transactions.step_mail', 'We’ll email you, too'),
    },
  ],
  lines: [],
  unsent: unsent(t),
  primary: { ...back(t), look: 'outlined' },
  note: t('transactions.pending_note', 'You can leave this page. Please don’t pay a second time.'),
  others: [{ href: '/transactions/1', label: t('transactions.check', 'Check again') }],
}));

export const Completed = story((t) => ({
  kind: 'completed',
  title: t('transactions.completed_title', 'Your credits are here'),
  text: t('transactions.completed_text', 'Thank you! You now have {count} credits: {worth}.', {
    count,
    worth: t('transactions.worth', '{messages} messages or {photos} photos', { messages: 30, photos: 15 }),
  }),
  lines: lines(t),
  unsent: unsent(t),
  primary: back(t),
  note: t('transactions.send_yourself', 'Nothing is sent until you tap “Send”.'),
  papers: papers(t),
  others: [{ href: '/transactions', label: t('navigation.payments', 'Payments and credits') }],
  withdrawal: {
    title: t('transactions.withdraw_title', 'Changed your mind?'),
    text: t(
      'transactions.withdraw_text',
      'Until {date} you can withdraw from this purchase without giving a reason. We’ll refund what the unused credits cost.',
      {
        date: '5. Dezember 2026, 18:32',
      },
    ),
    action: { href: '/withdrawal?payment=1', label: t('withdrawal.title', 'Withdraw from contract') },
  },
}));

export const PartlyPaidBack = story((t) => ({
  kind: 'partly_refunded',
  title: t('transactions.partly_refunded_title', 'Partly refunded'),
  text: t(
    'transactions.refunded_text',
    'The money goes back to your original payment method: {method}. This can take a few days.',
    {
      method: 'iDEAL',
    },
  ),
  lines: [
    ...lines(t).slice(0, 3),
    {
      label: t('transactions.withdrawn_on', 'Refunded on {date} after withdrawal', { date: '24. November' }),
      value: '−16,59 €',
      tone: 'success',
    },
    { label: t('transactions.remains', 'Total after refund'), value: '9,59 €', strong: true },
  ],
  primary: { href: '/members', label: t('transactions.to_members', 'Discover members') },
  papers: papers(t),
}));

export const ChargedBack = story((t) => ({
  kind: 'charged_back',
  title: t('transactions.charged_back_title', 'Payment reversed'),
  text: t(
    'transactions.charged_back_text',
    'Your bank reversed this payment, so its credits have been taken off your balance. If that was a mistake, write to us.',
  ),
  lines: [
    ...lines(t).slice(0, 3),
    {
      label: t('transactions.charged_back_on', 'Charged back on {date}', { date: '24. November' }),
      value: '−26,18 €',
      tone: 'success',
    },
    { label: t('transactions.remains', 'Total after refund'), value: '0,00 €', strong: true },
  ],
  primary: { href: '/members', label: t('transactions.to_members', 'Discover members') },
  papers: papers(t),
}));

const failed = (t: StoryTexts, text: string): PaymentResultScreenProps => ({
  kind: 'failed',
  title: t('transactions.failed_title', 'Payment failed'),
  text,
  lines: [],
  unsent: unsent(t),
  primary: {
    href: '/credits/p30/paypal',
    label: t('transactions.go_on_with', 'Continue with {method}', { method: 'PayPal' }),
  },
  ways: {
    title: t('transactions.other_ways', 'Or choose another method'),
    items: [{ href: '/credits/p30/ideal', label: 'iDEAL' }],
  },
  others: [{ href: '/credits/p30/card', label: t('actions.retry', 'Try again') }, back(t)],
});

export const Failed = story((t) =>
  failed(
    t,
    t('transactions.failed_text', 'Nothing was charged. Try again, or choose another payment method.'),
  ),
);

export const Declined = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_declined',
      'The payment was declined and nothing was charged. Try again, or choose another payment method.',
    ),
  ),
);

export const CardDeclined = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_card_declined',
      'Your card was declined and nothing was charged. Try again, or choose another payment method.',
    ),
  ),
);

export const InsufficientFunds = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_funds',
      'There wasn’t enough money available, so nothing was charged. Choose another payment method, or try again later.',
    ),
  ),
);

export const CardExpired = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_card_expired',
      'Your card has expired, so nothing was charged. Use another card, or choose another payment method.',
    ),
  ),
);

export const NotConfirmed = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_unconfirmed',
      'The payment wasn’t confirmed with your bank, so nothing was charged. Try again, or choose another payment method.',
    ),
  ),
);

export const WrongCardDetails = story((t) =>
  failed(
    t,
    t(
      'transactions.failed_card_details',
      'Your card details weren’t accepted and nothing was charged. Check them and try again, or choose another payment method.',
    ),
  ),
);

export const Cancelled = story((t) => ({
  kind: 'cancelled',
  title: t('transactions.cancelled_title', 'Payment cancelled'),
  text: t('transactions.cancelled_text', 'Nothing was charged. Your package is still here if you want it.'),
  lines: [...lines(t).slice(0, 1), { label: t('transactions.paid', 'Paid'), value: '0,00 €' }],
  primary: { href: '/credits/p30', label: t('transactions.to_packages', 'Back to the packages') },
  others: [{ ...back(t), fictional: t('people.fictional', 'Fictional') }],
}));
