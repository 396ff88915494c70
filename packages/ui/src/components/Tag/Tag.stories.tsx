import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { FictionalTag, PresenceTag, Tag } from './Tag';

const meta = {
  title: 'Components/Tag',
  component: Tag,
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'Premium' } };

export const Soft: Story = { args: { tone: 'primary', children: 'Premium' } };

export const Secondary: Story = { args: { look: 'filled', tone: 'secondary', children: 'Neu dabei' } };

export const Success: Story = { args: { tone: 'success', children: 'Match' } };

export const Warning: Story = { args: { tone: 'warn', children: 'Wird geprüft' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Abgelehnt' } };

export const OnPhotos: Story = {
  args: Plain.args,
  render: () => (
    <Inline>
      <FictionalTag>Fiktiv</FictionalTag>
      <PresenceTag>Online</PresenceTag>
    </Inline>
  ),
};
