import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: 'Passwort',
    hint: 'Mindestens 8 Zeichen',
    showLabel: 'Passwort zeigen',
    hideLabel: 'Passwort verbergen',
  },
};

export const Shown: Story = {
  args: { ...Empty.args, defaultValue: 'vier wörter im regen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort zeigen' }));
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
  },
};

export const Wrong: Story = { args: { ...Empty.args, error: 'Das Passwort ist zu kurz.' } };
