import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrors } from './FormErrors';

const meta = {
  title: 'Components/FormErrors',
  component: FormErrors,
} satisfies Meta<typeof FormErrors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: {
    title: 'Zwei Angaben fehlen noch.',
    errors: [
      { message: 'Der Profilname fehlt.', fieldId: 'name' },
      { message: 'Das Geburtsdatum fehlt.', fieldId: 'birth' },
    ],
  },
};

export const WholeForm: Story = { args: { title: 'E-Mail-Adresse oder Passwort stimmt nicht.' } };
