import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { TransactionsScreen } from './TransactionsScreen';
import type { TransactionsScreenProps } from './TransactionsScreen';

const meta: Meta = { title: 'Screens/Transactions', component: TransactionsScreen };
export default meta;

const at = { time: '20. November 2026, 09:41', dateTime: '2026-11-20T09:41:00Z' };

function transactions(t: StoryTexts): TransactionsScreenProps {
  return {
    title: t('navigation.payments', 'Payments and credits'),
    balance: { label: t('transactions.balance', 'Your balance'), value: '38 Credits' },
    action: { href: '/credits', label: t('transactions.top_up', 'Get credits') },
    payments: {
      title: t('transactions.payments', 'Payments'),
      items: [
        {
          id: '1',
          href: '/transactions/1',
          label: '30 Credits · PayPal',
          amount: '26,18 €',
          status: { label: t('transactions.status_completed', 'Paid'), tone: 'success' },
          ...at,
        },
        {
          id: '2',
          href: '/transactions/2',
          label: '75 Credits · Überweisung',
          amount: '74,90 €',
          status: { label: t('transactions.status_pending', 'Open'), tone: 'warn' },
          ...at,
        },
        {
          id: '3',
          href: '/transactions/3',
          label: '10 Credits · Lastschrift',
          amount: '14,90 €',
          status: { label: t('transactions.status_failed', 'Failed'), tone: 'danger' },
          ...at,
        },
      ],
    },
    entries: {
      title: t('transactions.entries', 'Credits'),
      items: [
        {
          id: 'a',
          label: t('transactions.message', 'Message to Femke'),
          credits: '−1',
          tone: 'neutral',
          balance: '38',
          href: '/chats/fenna',
          ...at,
        },
        {
          id: 'b',
          label: t('transactions.message', 'Message to Femke'),
          credits: '−1',
          tone: 'neutral',
          balance: '39',
          ...at,
        },
        {
          id: 'c',
          label: t('transactions.package', 'Package of 30'),
          credits: '+30',
          tone: 'success',
          balance: '40',
          href: '/transactions/1',
          ...at,
        },
      ],
    },
    empty: {
      title: t('transactions.empty_title', 'Nothing here yet'),
      text: t('transactions.empty_text', 'Payments and credits appear here as soon as there are any.'),
      action: { href: '/credits', label: t('transactions.top_up', 'Get credits') },
    },
    more: { href: '?page=2', label: t('actions.show_more', 'Show more') },
  };
}

const story = (change: (props: TransactionsScreenProps) => TransactionsScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 38 })}>
        <TransactionsScreen {...change(transactions(t))} {...args} />
      </AppFrame>
    );
  },
});

export const Filled = story((props) => props);
export const Nothing = story((props) => ({
  ...props,
  payments: { ...props.payments, items: [] },
  entries: { ...props.entries, items: [] },
  more: undefined,
  action: undefined,
}));
