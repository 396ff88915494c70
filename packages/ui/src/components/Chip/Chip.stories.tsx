import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, RotateCcw } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Chip, ChipButton, ChipGroup, ChipInput, ChipLink } from './Chip';

const meta = {
  title: 'Components/Chip',
  component: Chip,
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'Wandern' } };

export const Selected: Story = { args: { selected: true, icon: <Check />, children: 'Wandern' } };

export const Row: Story = {
  args: Plain.args,
  render: () => (
    <ChipGroup>
      <ChipLink href="#all" selected>
        Alle
      </ChipLink>
      <ChipLink href="#unread" badge={<Badge count={12} label="12 ungelesene" />}>
        Ungelesen
      </ChipLink>
      <ChipButton icon={<RotateCcw />} look="bare">
        Zurücksetzen
      </ChipButton>
      <ChipInput type="checkbox" name="wine" defaultChecked>
        Wein
      </ChipInput>
      <ChipInput type="checkbox" name="locked" disabled>
        Gesperrt
      </ChipInput>
    </ChipGroup>
  ),
};
