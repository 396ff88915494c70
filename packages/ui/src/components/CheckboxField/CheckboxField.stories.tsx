import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { CheckboxField } from './CheckboxField';

const meta: Meta = { title: 'Components/CheckboxField', component: CheckboxField };
export default meta;

const terms = (t: StoryTexts) => ({ name: 'terms', label: t('terms.accept', 'I accept the terms') });

export const Plain = storyOf(CheckboxField, terms);

export const Checked = storyOf(CheckboxField, (t) => ({ ...terms(t), defaultChecked: true }));

export const WithDescription = storyOf(CheckboxField, (t) => ({
  name: 'push',
  label: t('notices.push_action', 'Turn on'),
  description: t(
    'signup.push_text',
    'We’ll tell you about messages and likes, nothing else. You can turn notifications off any time.',
  ),
}));

export const Wrong = storyOf(CheckboxField, (t) => ({
  ...terms(t),
  error: t('errors.field.required', 'Please fill this in'),
}));

export const Disabled = storyOf(CheckboxField, (t) => ({ ...terms(t), disabled: true }));
