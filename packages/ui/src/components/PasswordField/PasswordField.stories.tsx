import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { PasswordField } from './PasswordField';

const meta: Meta = { title: 'Components/PasswordField', component: PasswordField };
export default meta;

const words = (t: StoryTexts) => ({
  id: 'password',
  label: t('login.password', 'Password'),
  showLabel: t('login.show_password', 'Show password'),
  hideLabel: t('login.hide_password', 'Hide password'),
});

export const Empty = storyOf(PasswordField, words);

export const Shown: StoryObj = {
  ...storyOf(PasswordField, (t) => ({ ...words(t), defaultValue: 'four-words-in-the-rain' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('#password')).toHaveAttribute('type', 'text');
  },
};

export const Wrong = storyOf(PasswordField, (t) => ({
  ...words(t),
  error: t('errors.field.password_too_common', 'This password is too easy to guess. Choose another one.'),
}));
