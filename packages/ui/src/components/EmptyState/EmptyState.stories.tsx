import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, WifiOff } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    icon: <Heart />,
    title: 'Noch keine Likes',
    children: 'Zeig dich mit einem Foto, damit andere dich entdecken können.',
    action: <Button>Foto hinzufügen</Button>,
  },
};

export const Failed: Story = {
  args: {
    icon: <WifiOff />,
    title: 'Das hat nicht geklappt',
    children: 'Es ist ein Fehler aufgetreten, bitte versuche es später noch einmal.',
    action: <Button look="outlined">Erneut versuchen</Button>,
    look: 'bare',
  },
};
