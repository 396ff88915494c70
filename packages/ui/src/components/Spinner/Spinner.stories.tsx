import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Spinner } from './Spinner';

const meta: Meta = { title: 'Components/Spinner', component: Spinner };
export default meta;

export const Announced = storyOf(Spinner, (t) => ({ label: t('actions.loading', 'One moment…') }));
