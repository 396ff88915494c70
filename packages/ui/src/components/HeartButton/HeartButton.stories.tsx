import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartButton } from './HeartButton';

const meta = {
  title: 'Components/HeartButton',
  component: HeartButton,
} satisfies Meta<typeof HeartButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { liked: false, label: 'Like Mara', action: '#like', name: 'like', value: 'mara' },
};

export const Given: Story = { args: { ...Open.args, liked: true, label: 'Take back your like for Mara' } };
