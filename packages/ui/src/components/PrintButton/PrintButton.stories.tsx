import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { PrintButton } from './PrintButton';

const meta: Meta = { title: 'Components/PrintButton', component: PrintButton };
export default meta;

export const Outlined = storyOf(PrintButton, (t) => ({
  look: 'outlined' as const,
  children: t('withdrawal.print', 'Print or save'),
}));
