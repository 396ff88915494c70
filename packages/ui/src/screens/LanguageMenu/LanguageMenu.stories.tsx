import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu';

const languages = [
  { tag: 'de', name: 'Deutsch', href: '?lang=de' },
  { tag: 'en', name: 'English', href: '?lang=en', selected: true },
  { tag: 'nl', name: 'Nederlands', href: '?lang=nl' },
];

const meta = {
  title: 'Screens/Language menu',
  component: LanguageMenu,
  parameters: { layout: 'padded' },
  args: { label: 'Language: English', sign: 'EN', languages, align: 'start' },
} satisfies Meta<typeof LanguageMenu>;
export default meta;

export const Links: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('EN, Language: English'));
    const link = canvas.getByRole('link', { name: 'Nederlands' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('hreflang', 'nl');
  },
};

export const Forms: StoryObj<typeof meta> = {
  args: {
    form: { action: '/language', name: 'language' },
    all: { href: '/lang-config', label: 'All languages and countries' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('EN, Language: English'));
    const button = canvas.getByRole('button', { name: 'Deutsch' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(button).toHaveValue('de');
    await expect(canvas.getByRole('link', { name: 'All languages and countries' })).toBeVisible();
  },
};
