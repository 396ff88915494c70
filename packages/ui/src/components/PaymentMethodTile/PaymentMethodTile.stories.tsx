import type { Meta } from '@storybook/react-vite';
import { ArrowRightLeft, CreditCard, Landmark } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { PaymentMethodGroup, PaymentMethodTile } from './PaymentMethodTile';

const meta: Meta = { title: 'Components/PaymentMethodTile', component: PaymentMethodTile };
export default meta;

export const Methods = storyOf(PaymentMethodGroup, (t) => ({
  label: t('credits.methods', 'Payment method'),
  children: (
    <>
      <PaymentMethodTile
        name="method"
        value="card"
        label={t('credits.method.card', 'Credit card')}
        icon={<CreditCard />}
        defaultChecked
      />
      <PaymentMethodTile
        name="method"
        value="debit"
        label={t('credits.method.directdebit', 'Direct debit')}
        icon={<Landmark />}
      />
      <PaymentMethodTile
        name="method"
        value="transfer"
        label={t('credits.method.banktransfer', 'Bank transfer')}
        icon={<ArrowRightLeft />}
        disabled
      />
    </>
  ),
}));
