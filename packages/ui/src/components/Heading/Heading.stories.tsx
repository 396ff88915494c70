import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = { args: { level: 1, children: 'Mitglieder in Nordrhein-Westfalen' } };

export const Section: Story = { args: { level: 2, children: 'Ähnliche Mitglieder' } };

export const Sub: Story = { args: { level: 3, children: 'Über mich' } };

export const ProfileName: Story = {
  args: { level: 1, type: 'profileName', children: 'Annelies-Charlotte, 44' },
};
