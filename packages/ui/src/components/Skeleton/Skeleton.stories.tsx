import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '240px' } };

export const Block: Story = { args: { shape: 'block', width: '240px', height: '120px' } };

export const Face: Story = { args: { shape: 'circle', width: '54px', height: '54px' } };
