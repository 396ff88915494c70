import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from './Button';

const meta = {
  title: 'Components/Button',
  component: Button,
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { children: 'Speichern' } };

export const Outlined: Story = { args: { look: 'outlined', icon: <Eye />, children: 'Vorschau' } };

export const Soft: Story = { args: { look: 'soft', children: 'Abbrechen' } };

export const Tinted: Story = {
  args: { look: 'soft', tone: 'primary', icon: <Crown />, children: 'Premium holen' },
};

export const TextOnly: Story = { args: { look: 'text', children: 'Verwerfen' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Löschen' } };

export const Large: Story = { args: { size: 'large', full: true, children: 'Zahlungspflichtig bestellen' } };

export const Small: Story = { args: { size: 'small', children: 'Ansehen' } };

export const Busy: Story = { args: { icon: <Crown />, busy: 'Wird gespeichert', children: 'Speichern' } };

export const BusyWithoutIcon: Story = { args: { busy: 'Wird gespeichert', children: 'Speichern' } };

export const Disabled: Story = {
  args: { disabled: 'Fülle erst alle Pflichtfelder aus.', children: 'Weiter' },
};

export const AsLink: Story = {
  args: Filled.args,
  render: () => (
    <ButtonLink href="#discover" icon={<Eye />}>
      Mitglieder entdecken
    </ButtonLink>
  ),
};

export const LongGerman: Story = {
  args: { children: 'Datenschutzeinstellungen und Benachrichtigungen zurücksetzen' },
};

export const Focused: Story = {
  args: Filled.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
