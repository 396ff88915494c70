import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text';

const meta = {
  title: 'Components/Text',
  component: Text,
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {
  args: {
    children:
      'Sonntags auf dem Wochenmarkt, danach viel zu lange kochen. Ich suche jemanden, der mitschnippelt.',
  },
};

export const Lead: Story = { args: { ...Body.args, type: 'lead' } };

export const Small: Story = { args: { ...Body.args, type: 'small', tone: 'muted' } };

export const Fine: Story = { args: { ...Body.args, type: 'meta', tone: 'muted' } };

export const Truncated: Story = { args: { ...Body.args, wrap: 'truncate' } };
