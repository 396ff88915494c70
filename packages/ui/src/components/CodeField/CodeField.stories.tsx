import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { CodeField } from './CodeField';

const meta: Meta = { title: 'Components/CodeField', component: CodeField };
export default meta;

const words = (t: StoryTexts) => ({
  label: t('directdebit.code', 'Six-digit code'),
  name: 'otp',
});

export const Empty = storyOf(CodeField, words);

export const Filled = storyOf(CodeField, (t) => ({ ...words(t), defaultValue: '407192' }));

/** The digits stay, selected, so that typing replaces them. */
export const Wrong: StoryObj = {
  ...storyOf(CodeField, (t) => ({
    ...words(t),
    defaultValue: '407192',
    error: t('errors.code_invalid', 'Invalid code'),
  })),
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await expect(getComputedStyle(field, '::selection').color).toBe(getComputedStyle(field).color);
  },
};

/** Spaces and dashes of a pasted code are removed, letters are rejected. */
export const Pasted: StoryObj = {
  ...Empty,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a1');
    await expect(field).toHaveValue('1');
    await userEvent.paste('204-617 ');
    await expect(field).toHaveValue('204617');
  },
};
