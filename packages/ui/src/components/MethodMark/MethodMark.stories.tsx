import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Inline } from '../Inline/Inline';
import type { InlineProps } from '../Inline/Inline';
import { MethodMark } from './MethodMark';
import type { MethodMarkKind } from './MethodMark';

const meta: Meta = { title: 'Components/MethodMark', component: MethodMark };
export default meta;

const kinds: readonly MethodMarkKind[] = [
  'bank',
  'app',
  'card',
  'account',
  'voucher',
  'code',
  'transfer',
  'mandate',
];

export const Eight = storyOf<InlineProps>(Inline, () => ({
  children: kinds.map((kind) => <MethodMark key={kind} kind={kind} />),
}));
