import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { ProgressRing } from './ProgressRing';
import type { ProgressRingProps } from './ProgressRing';

const meta: Meta = { title: 'Components/ProgressRing', component: ProgressRing };
export default meta;

const ringAt = (size: ProgressRingProps['size']) =>
  storyOf(ProgressRing, (t: StoryTexts) => ({
    value: 0.7,
    size,
    label: t('own_profile.complete', 'Your profile is {percent} complete', { percent: '70 %' }),
    children: '70 %',
  }));

export const Medium = ringAt('medium');
export const Large = ringAt('large');
