import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceCard, PriceCardGroup } from './PriceCard';

const meta = {
  title: 'Components/PriceCard',
  component: PriceCard,
} satisfies Meta<typeof PriceCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Packages: Story = {
  args: {
    name: 'package',
    value: '30',
    credits: '30',
    unit: 'Credits',
    price: '26,18 €',
    before: '34,90 €',
    instead: 'statt',
    perMessage: '0,87 € je Nachricht',
    selectLabel: 'Auswählen',
    selectedLabel: 'Ausgewählt',
  },
  render: (args) => (
    <PriceCardGroup label="Pakete">
      <PriceCard
        {...args}
        credits="10"
        value="10"
        price="11,18 €"
        before="14,90 €"
        perMessage="1,12 € je Nachricht"
      />
      <PriceCard {...args} defaultChecked flag={{ label: 'Unser Tipp', tone: 'primary' }} />
      <PriceCard
        {...args}
        credits="75"
        value="75"
        price="74,90 €"
        before={undefined}
        perMessage="1,00 € je Nachricht"
      />
      <PriceCard
        {...args}
        credits="200"
        value="200"
        price="119,93 €"
        before="159,90 €"
        perMessage="0,60 € je Nachricht"
        flag={{ label: 'Günstigster Preis', tone: 'secondary' }}
      />
    </PriceCardGroup>
  ),
};
