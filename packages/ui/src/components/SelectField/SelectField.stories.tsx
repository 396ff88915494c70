import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: 'Bundesland',
    placeholder: 'Bitte wählen',
    options: [{ value: 'mv', label: 'Mecklenburg-Vorpommern' }],
  },
};

export const Chosen: Story = { args: { ...Empty.args, defaultValue: 'mv' } };

export const Wrong: Story = { args: { ...Empty.args, error: 'Wähle ein Bundesland.' } };

export const Disabled: Story = { args: { ...Empty.args, disabled: true, hint: 'Wähle zuerst ein Land.' } };
