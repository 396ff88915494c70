import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { longPerson } from '../../screens/sample/sample-people';
import type { StoryTexts } from '../../screens/story-texts';
import { TextField } from './TextField';

const meta: Meta = { title: 'Components/TextField', component: TextField };
export default meta;

const words = (t: StoryTexts) => ({
  label: t('profile.name.label', 'Profile name'),
  hint: t(
    'members.join_text',
    'Sign up for free, send a few hearts and write your first messages. It takes a minute.',
  ),
});

export const Empty = storyOf(TextField, words);

export const Filled = storyOf(TextField, (t) => ({ ...words(t), defaultValue: longPerson.name }));

export const Wrong = storyOf(TextField, (t) => ({
  ...words(t),
  defaultValue: 'a@post.example',
  error: t('errors.field.name_equals_email', 'Your profile name can’t be the same as your email address'),
}));

export const Suggestion = storyOf(TextField, (t) => ({
  label: t('login.email', 'Email'),
  type: 'email',
  defaultValue: 'noor@psot.example',
  suggestion: {
    label: t('notices.did_you_mean', 'Did you mean {email}?', { email: 'noor@post.example' }),
    onAccept: () => undefined,
  },
}));

export const Disabled = storyOf(TextField, (t) => ({
  ...words(t),
  defaultValue: longPerson.name,
  disabled: true,
}));
