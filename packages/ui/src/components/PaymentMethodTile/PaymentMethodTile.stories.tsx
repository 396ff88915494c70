import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightLeft, CreditCard, Landmark } from 'lucide-react';
import { PaymentMethodGroup, PaymentMethodTile } from './PaymentMethodTile';

const meta = {
  title: 'Components/PaymentMethodTile',
  component: PaymentMethodTile,
} satisfies Meta<typeof PaymentMethodTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Methods: Story = {
  args: { label: 'Kreditkarte', name: 'method', value: 'card' },
  render: () => (
    <PaymentMethodGroup label="Zahlungsart">
      <PaymentMethodTile
        name="method"
        value="card"
        label="Kreditkarte"
        icon={<CreditCard />}
        defaultChecked
      />
      <PaymentMethodTile name="method" value="debit" label="Lastschrift" icon={<Landmark />} />
      <PaymentMethodTile
        name="method"
        value="transfer"
        label="Banküberweisung"
        icon={<ArrowRightLeft />}
        disabled
      />
    </PaymentMethodGroup>
  ),
};
