import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Components/TextAreaField',
  component: TextAreaField,
} satisfies Meta<typeof TextAreaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: 'Über mich', hint: 'Höchstens 1000 Zeichen' } };

export const Filled: Story = {
  args: {
    ...Empty.args,
    defaultValue: 'Schiffbauingenieurin mit Schwäche für Flohmärkte und handgemachte Pasta.',
  },
};

export const Wrong: Story = { args: { ...Empty.args, error: 'Bitte keine Telefonnummern.' } };
