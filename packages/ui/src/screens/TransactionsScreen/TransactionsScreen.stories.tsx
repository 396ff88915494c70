import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { sampleTransactions } from './sample-transactions';
import { TransactionsScreen } from './TransactionsScreen';
import type { TransactionsScreenProps } from './TransactionsScreen';

const meta: Meta = { title: 'Screens/Transactions', component: TransactionsScreen };
export default meta;

type Sample = Parameters<typeof sampleTransactions>[1];

const story = (
  sample: Sample = {},
  change: (props: TransactionsScreenProps) => TransactionsScreenProps = (props) => props,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 19 })}>
        <TransactionsScreen {...change(sampleTransactions(t, sample))} {...args} />
      </AppFrame>
    );
  },
});

export const Filled = story();
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
