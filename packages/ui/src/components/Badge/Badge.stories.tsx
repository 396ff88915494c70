import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = { args: { count: 12, label: '12 ungelesene Nachrichten' } };

export const Capped: Story = { args: { count: 120 } };

export const Credits: Story = { args: { count: 8, tone: 'secondary' } };

export const NoCredits: Story = { args: { count: 0, tone: 'danger' } };

export const Filters: Story = { args: { count: 3, tone: 'neutral', size: 'small' } };
