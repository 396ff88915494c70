import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPhoto: Story = { args: { src: samplePortrait(0).src, alt: 'Mara' } };

export const Online: Story = { args: { ...WithPhoto.args, online: 'Online' } };

export const WithoutPhoto: Story = { args: { alt: 'Mara' } };
