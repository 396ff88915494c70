import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: {
    label: 'Likes',
    items: [
      { id: 'received', label: 'Erhalten', content: 'Drei Mitglieder mögen dich.' },
      { id: 'given', label: 'Vergeben', content: 'Du magst fünf Mitglieder.' },
      { id: 'matches', label: 'Übereinstimmungen', content: 'Noch keine.' },
    ],
  },
};
