import type { Meta } from '@storybook/react-vite';
import { cardBrands } from '../../samples/card-brands';
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
        mark="card"
        brands={cardBrands}
        defaultChecked
      />
      <PaymentMethodTile
        name="method"
        value="debit"
        label={t('credits.method.directdebit', 'Direct debit')}
        mark="mandate"
        note={t('credits.note.directdebit', 'Confirm with a code by text message')}
      />
      <PaymentMethodTile
        name="method"
        value="transfer"
        label={t('credits.method.banktransfer', 'Bank transfer')}
        mark="transfer"
        disabled
      />
    </>
  ),
}));
