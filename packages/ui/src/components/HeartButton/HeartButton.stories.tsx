import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartButton } from './HeartButton';

const meta = {
  title: 'Components/HeartButton',
  component: HeartButton,
} satisfies Meta<typeof HeartButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { liked: false, label: 'Mara gefällt mir', action: '#like' } };

export const Given: Story = { args: { liked: true, label: 'Like für Mara zurücknehmen', action: '#like' } };

export const Busy: Story = { args: { ...Open.args, busy: true } };
