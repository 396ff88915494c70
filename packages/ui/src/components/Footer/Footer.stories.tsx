import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  title: 'Components/Footer',
  component: Footer,
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    label: 'Rechtliches',
    links: [
      { href: '#imprint', label: 'Impressum' },
      { href: '#privacy', label: 'Datenschutzerklärung' },
      { href: '#terms', label: 'Allgemeine Geschäftsbedingungen' },
      { href: '#refund', label: 'Rückgabebedingungen' },
    ],
    children: <p>Alle Angaben ohne Gewähr für Wetter und Laune.</p>,
  },
};
