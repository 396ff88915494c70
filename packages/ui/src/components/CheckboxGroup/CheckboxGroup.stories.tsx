import type { Meta } from '@storybook/react-vite';
import { TentTree, Wine } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { CheckboxGroup } from './CheckboxGroup';

const meta: Meta = { title: 'Components/CheckboxGroup', component: CheckboxGroup };
export default meta;

const interests = (t: StoryTexts) => ({
  label: t('profile.interests.label', 'Interests'),
  name: 'interests',
  hint: t('signup.wishes_title', 'What gets you going?'),
  options: [
    { value: 'wine', label: t('interests.wine', 'Wine'), icon: <Wine /> },
    { value: 'outdoors', label: t('interests.outdoors', 'The outdoors'), icon: <TentTree /> },
    { value: 'reading', label: t('interests.reading', 'Reading') },
  ],
});

export const Interests = storyOf(CheckboxGroup, (t) => ({ ...interests(t), defaultValue: ['wine'] }));

export const Wrong = storyOf(CheckboxGroup, (t) => ({
  ...interests(t),
  error: t('errors.field.not_in_list', 'Please choose one of the options'),
}));
