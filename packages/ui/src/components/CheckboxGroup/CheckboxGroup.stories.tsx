import type { Meta, StoryObj } from '@storybook/react-vite';
import { TentTree, Wine } from 'lucide-react';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Interests: Story = {
  args: {
    label: 'Was magst du?',
    name: 'interests',
    hint: 'Wähle mindestens drei.',
    defaultValue: ['wine'],
    options: [
      { value: 'wine', label: 'Wein', icon: <Wine /> },
      { value: 'outdoor', label: 'Freiluftveranstaltungen', icon: <TentTree /> },
      { value: 'books', label: 'Lesen' },
    ],
  },
};

export const Wrong: Story = {
  args: { ...Interests.args, defaultValue: [], error: 'Wähle mindestens drei Interessen.' },
};
