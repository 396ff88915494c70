import type { Meta, StoryObj } from '@storybook/react-vite';
import { BonusPanel, BonusStrip } from './BonusStrip';
import type { ClockParts } from './BonusStrip';

const time: ClockParts = [
  { value: '03', label: 'Std.' },
  { value: '41', label: 'Min.' },
  { value: '08', label: 'Sek.' },
];

const meta = {
  title: 'Components/BonusStrip',
  component: BonusStrip,
} satisfies Meta<typeof BonusStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: {
    children: (
      <>
        <b>25 % Willkommensrabatt</b> auf dein erstes Paket – noch
      </>
    ),
    time,
    timeLabel: 'Noch 3 Stunden und 41 Minuten',
    action: { href: '#credits', label: 'Rabatt sichern' },
  },
};

export const Panel: Story = {
  args: Running.args,
  render: () => (
    <BonusPanel
      title="25 % Willkommensrabatt auf dein erstes Paket"
      note="Schon in den Preisen unten abgezogen. Einmalig, Code TIMEBONUS25."
      time={time}
      timeLabel="Noch 3 Stunden und 41 Minuten"
    />
  ),
};
