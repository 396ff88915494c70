import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { Link } from './Link';

const meta = {
  title: 'Components/Link',
  component: Link,
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = { args: { href: '#terms', children: 'Bedingungen' } };

export const Quiet: Story = { args: { href: '#imprint', look: 'quiet', children: 'Impressum' } };

export const Standalone: Story = {
  args: {
    href: '#back',
    look: 'standalone',
    children: (
      <>
        <ArrowLeft />
        Zurück zur Suche
      </>
    ),
  },
};
