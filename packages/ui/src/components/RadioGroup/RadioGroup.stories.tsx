import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    label: 'Wer sieht dein Profil?',
    name: 'visibility',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Alle', description: 'Auch Gäste, die noch nicht angemeldet sind.' },
      { value: 'members', label: 'Nur Mitglieder' },
      { value: 'nobody', label: 'Niemand', disabled: true },
    ],
  },
};

export const Chips: Story = { args: { ...List.args, look: 'chips' } };

export const Wrong: Story = {
  args: { ...List.args, defaultValue: undefined, error: 'Wähle eine Möglichkeit.' },
};
