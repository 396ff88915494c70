import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField';

const meta = {
  title: 'Components/CheckboxField',
  component: CheckboxField,
} satisfies Meta<typeof CheckboxField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { name: 'terms', label: 'Ich akzeptiere die Bedingungen.' } };

export const Checked: Story = { args: { ...Plain.args, defaultChecked: true } };

export const WithDescription: Story = {
  args: { name: 'push', label: 'Pushmeldungen', description: 'Sobald dir jemand schreibt.' },
};

export const Wrong: Story = { args: { ...Plain.args, error: 'Ohne Zustimmung geht es nicht.' } };

export const Disabled: Story = { args: { ...Plain.args, disabled: true } };
