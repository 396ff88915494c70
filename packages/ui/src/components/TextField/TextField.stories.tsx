import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: 'Profilname', hint: 'So sehen dich andere.' } };

export const Filled: Story = { args: { ...Empty.args, defaultValue: 'Annelies-Charlotte' } };

export const Wrong: Story = {
  args: {
    ...Empty.args,
    defaultValue: 'a@post.example',
    error: 'Der Profilname darf nicht deine E-Mail-Adresse sein.',
  },
};

export const Suggestion: Story = {
  args: {
    label: 'E-Mail-Adresse',
    type: 'email',
    defaultValue: 'noor@psot.example',
    suggestion: { label: 'Meintest du noor@post.example?', onAccept: () => undefined },
  },
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
