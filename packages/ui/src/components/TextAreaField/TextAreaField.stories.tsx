import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { TextAreaField } from './TextAreaField';

const meta: Meta = { title: 'Components/TextAreaField', component: TextAreaField };
export default meta;

const about = (t: StoryTexts) => ({
  label: t('profile.description.label', 'About me'),
  hint: t('chat.length', '{count} of {max} characters', { count: 0, max: 1000 }),
});

export const Empty = storyOf(TextAreaField, about);

export const Filled = storyOf(TextAreaField, (t) => ({
  ...about(t),
  defaultValue: t('lander.line_own', 'I make a dangerous carbonara. You bring the wine.'),
}));

export const Wrong = storyOf(TextAreaField, (t) => ({
  ...about(t),
  error: t('errors.field.not_allowed', 'This can’t be used here'),
}));
