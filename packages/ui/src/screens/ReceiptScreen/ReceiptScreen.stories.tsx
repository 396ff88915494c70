import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { ReceiptScreen } from './ReceiptScreen';

const meta: Meta = { title: 'Screens/Receipt', component: ReceiptScreen };
export default meta;

const story = (refunded: boolean): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const note = t('transactions.credit_note_withdrawal', 'Withdrawal, credit note {number} dated {date}', {
      number: 'GLOED-2026-C-000041',
      date: '24. November 2026',
    });
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 19 })}>
        <ReceiptScreen
          text={t('transactions.receipt_text', 'We’ve emailed it to you, and you’ll always find it here.')}
          print={t('withdrawal.print', 'Print or save')}
          back={{ href: '/transactions/1', label: t('transactions.receipt_back', 'Back to the payment') }}
          title={t('transactions.receipt_title', 'Invoice and receipt')}
          logo={{ name: 'gloed', mark: 'theme' }}
          seller={[
            'Heartwood Media B.V.',
            'Keizersgracht 000',
            'Amsterdam, Niederlande',
            t('transactions.receipt_register', 'Trade register {number}', { number: '00000000' }),
            t('transactions.receipt_vat_number', 'VAT no. {number}', { number: 'NL000000000B00' }),
          ]}
          facts={[
            { label: t('transactions.receipt_number', 'Invoice'), value: 'GLOED-2026-004182' },
            {
              label: t('transactions.receipt_date', 'Date of invoice and delivery'),
              value: '21. November 2026',
            },
          ]}
          heads={{
            item: t('transactions.receipt_item', 'Item'),
            quantity: t('transactions.receipt_quantity', 'Quantity'),
            amount: t('transactions.receipt_amount', 'Amount'),
          }}
          items={[
            {
              item: t('transactions.receipt_credits', 'Credits for messages, photos and gifts on {brand}', {
                brand: 'gloed',
              }),
              quantity: '30',
              amount: '26,18 €',
            },
            {
              item: t('transactions.receipt_discount', 'Discount code {code}, already applied', {
                code: 'TIMEBONUS25',
              }),
            },
            ...(refunded ? [{ item: note, amount: '−16,59 €' }] : []),
          ]}
          sums={[
            { label: t('transactions.receipt_net', 'Net'), value: refunded ? '8,06 €' : '22,00 €' },
            {
              label: t('transactions.receipt_vat', '{rate} VAT ({country})', {
                rate: '19 %',
                country: 'Deutschland',
              }),
              value: refunded ? '1,53 €' : '4,18 €',
            },
          ]}
          total={{
            label: t('transactions.receipt_total', 'Total'),
            value: refunded ? '9,59 €' : '26,18 €',
          }}
          paid={t('transactions.receipt_paid', 'Paid with {method}. Nothing left to pay.', {
            method: 'PayPal',
          })}
          withdrawal={
            refunded
              ? undefined
              : {
                  title: t('transactions.receipt_withdrawal', 'Right of withdrawal.'),
                  text: t(
                    'transactions.receipt_withdrawal_text',
                    'You can withdraw within {days} days without giving a reason: use “{button}” under “{place}” or at the bottom of every page.',
                    {
                      days: 14,
                      button: t('withdrawal.title', 'Withdraw from contract'),
                      place: t('navigation.payments', 'Payments and credits'),
                    },
                  ),
                }
          }
          foot={[
            t('transactions.receipt_statement', 'On your bank statement: {statement}', {
              statement: 'GLOED',
            }),
          ]}
        />
      </AppFrame>
    );
  },
});

export const Paid = story(false);
export const Refunded = story(true);
