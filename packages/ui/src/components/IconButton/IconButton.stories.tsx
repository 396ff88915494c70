import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Ellipsis, Gift, Heart, SendHorizontal, SlidersHorizontal } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { label: 'Mehr', icon: <Ellipsis /> } };

export const Soft: Story = { args: { label: 'Geschenk senden', icon: <Gift />, look: 'soft' } };

export const Outlined: Story = {
  args: { label: 'Mara gefällt mir', icon: <Heart />, look: 'outlined', tone: 'primary', size: 'large' },
};

export const Filled: Story = {
  args: { label: 'Senden', icon: <SendHorizontal />, look: 'filled' },
};

export const Glass: Story = { args: { label: 'Zurück', icon: <ArrowLeft />, look: 'glass' } };

export const WithBadge: Story = {
  args: {
    label: 'Filter, 3 gesetzt',
    icon: <SlidersHorizontal />,
    badge: <Badge count={3} tone="neutral" size="small" />,
  },
};

export const Disabled: Story = { args: { ...Soft.args, disabled: true } };
