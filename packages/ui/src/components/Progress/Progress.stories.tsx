import type { Meta } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { IconLink } from '../IconButton/IconButton';
import { Progress, Stepper } from './Progress';

const meta: Meta = { title: 'Components/Progress', component: Progress };
export default meta;

export const Bar = storyOf(Progress, (t) => ({
  value: 0.7,
  label: t('signup.overview_progress', '{done} of {count} done', { done: 7, count: 10 }),
}));

export const Steps = storyOf(Stepper, (t) => ({
  total: 5,
  done: 2,
  label: t('signup.step', 'Step {step} of {count}', { step: 2, count: 5 }),
  back: <IconLink href="#back" label={t('actions.back', 'Back')} icon={<ArrowLeft />} />,
  children: t('signup.step_short', '{step}/{count}', { step: 2, count: 5 }),
}));
