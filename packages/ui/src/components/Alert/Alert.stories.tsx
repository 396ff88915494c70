import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  title: 'Components/Alert',
  component: Alert,
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  args: {
    tone: 'warn',
    title: 'Bestätige deine E-Mail-Adresse.',
    children: 'Erst dann können andere dir antworten.',
    action: (
      <Button look="text" size="small">
        Erneut senden
      </Button>
    ),
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Je hebt onvoldoende credits.',
    children: 'Eén bericht kost 1 credit (€ 0,89).',
    role: 'alert',
  },
};

export const Success: Story = { args: { tone: 'success', title: 'Gespeichert.' } };

export const Neutral: Story = { args: { tone: 'neutral', title: 'Das Gespräch wurde beendet.' } };

export const LongGerman: Story = {
  args: {
    ...Warning.args,
    title: 'Deine Geburtsdatumsbestätigung wurde noch nicht abgeschlossen.',
    children:
      'Bitte vervollständige die Altersüberprüfung in den Datenschutzeinstellungen, bevor du weiterschreibst.',
    dismiss: { label: 'Hinweis schließen', onPress: () => undefined },
  },
};
