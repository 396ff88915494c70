import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { Field } from './Field';
import type { FieldTexts } from './Field';
import { control } from './Field.css';

const meta: Meta = { title: 'Components/Field', component: Field };
export default meta;

const field = (texts: (t: StoryTexts) => Omit<FieldTexts, 'label' | 'id'>) =>
  storyOf(Field, (t) => {
    const { hint, error } = texts(t);
    return {
      id: 'email',
      label: t('login.email', 'Email'),
      hint,
      error,
      children: (
        <input
          id="email"
          className={control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'email-error' : hint ? 'email-hint' : undefined}
        />
      ),
    };
  });

export const Plain = field(() => ({}));

export const WithHint = field((t) => ({
  hint: t('login.text', 'Someone may have written while you were away.'),
}));

export const Wrong = field((t) => ({ error: t('errors.email_not_found', 'Email address not found') }));
