import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { sampleTransactions } from './sample-transactions';
import { TransactionsScreen } from './TransactionsScreen';
import type { TransactionsScreenProps } from './TransactionsScreen';

const meta: Meta = { title: 'Screens/Transactions', component: TransactionsScreen };
export default meta;

type Sample = Parameters<typeof sampleTransactions>[1];

const story = (
  sample: Sample = {},
  change: (props: TransactionsScreenProps, t: StoryTexts) => TransactionsScreenProps = (props) => props,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 19 })}>
        <TransactionsScreen {...change(sampleTransactions(t, sample), t)} {...args} />
      </AppFrame>
    );
  },
});

export const Filled = story();
export const SeveralCurrencies = story({}, (props, t) => ({
  ...props,
  spending: {
    ...props.spending,
    others: [
      t('transactions.spent_other_open', 'In another currency: {amount}. Open orders: {open}.', {
        amount: '29,90 CHF',
        open: '14,90 CHF',
      }),
      t('transactions.spent_other', 'In another currency: {amount}.', { amount: '199,00 SEK' }),
      t(
        'transactions.limit_each',
        'What you spend in other currencies also counts towards your limit, converted using our prices in each currency.',
      ),
    ],
  },
}));
export const LimitHigherSoon = story({ soon: true });
export const LimitWrong = story({ wrong: true });
export const WithoutScript = story({ script: false });
export const Nothing = story({}, (props) => ({
  ...props,
  payments: { ...props.payments, items: [] },
  entries: { ...props.entries, days: [] },
  repeat: undefined,
  more: undefined,
}));
