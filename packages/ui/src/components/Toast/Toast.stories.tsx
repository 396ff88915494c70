import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { samplePortrait } from '../../samples/portrait';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ToastFace } from './Toast';

const close = <IconButton size="small" label="Schließen" icon={<X />} />;

const meta = {
  title: 'Components/Toast',
  component: ToastFace,
} satisfies Meta<typeof ToastFace>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  args: { tone: 'success', title: 'Änderungen gespeichert', text: 'Dein Profil ist wieder aktuell.', close },
};

export const Failed: Story = {
  args: { tone: 'danger', title: 'Zahlung fehlgeschlagen', text: 'Wähle eine andere Zahlungsart.', close },
};

export const Someone: Story = {
  args: {
    title: 'Aylin',
    text: 'hat dir ein Foto geschickt',
    icon: <Avatar src={samplePortrait(2).src} alt="" />,
    action: <Button size="small">Ansehen</Button>,
  },
};
