import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { LoadingBar } from './LoadingBar';

const meta: Meta = { title: 'Components/LoadingBar', component: LoadingBar };
export default meta;

export const Busy = storyOf(LoadingBar, (t) => ({ busy: t('actions.loading', 'One moment…') }));
