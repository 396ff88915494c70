import type { Payment, Receipt } from '@heartwood/api-contract';
import { ReceiptScreen } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { countryName } from '../../format/country-name';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';
import { urls } from '../../urls';
import { useRootData } from '../../visit/root-data';
import { methodName } from '../credits/methods';
import { minusText } from '../../format/minus-text';
import { withdrawalMessages } from '../withdrawal/messages';
import { transactionsMessages as texts } from './messages';
import { receiptLogo } from './receipt-logo';
import { receiptWithdrawal } from './receipt-withdrawal';

interface ReceiptSheetProps {
  readonly payment: Payment;
  readonly receipt: Receipt;
  readonly timeZone: string;
}

function sellerLines(intl: IntlShape, { seller }: Receipt): string[] {
  const { name, address, city, country, register, vat_number } = seller;
  return [
    name,
    address,
    `${city}, ${countryName(intl, country)}`,
    ...(register === null ? [] : [intl.formatMessage(texts.receipt_register, { number: register })]),
    ...(vat_number === null ? [] : [intl.formatMessage(texts.receipt_vat_number, { number: vat_number })]),
  ];
}

const creditNotes = {
  refund: texts.credit_note,
  withdrawal: texts.credit_note_withdrawal,
  chargeback: texts.credit_note_chargeback,
} as const;

function itemsOf(intl: IntlShape, receipt: Receipt, timeZone: string) {
  const { credits, amount, currency, discount_code: code, seller, refunds } = receipt;
  const money = (of: number) => moneyText(intl, { amount: of, currency });
  return [
    {
      item: intl.formatMessage(texts.receipt_credits, { brand: seller.brand }),
      quantity: intl.formatNumber(credits),
      amount: money(amount),
    },
    ...(code === null ? [] : [{ item: intl.formatMessage(texts.receipt_discount, { code }) }]),
    ...refunds.map(({ kind, number, amount: back, created }) => ({
      item: intl.formatMessage(creditNotes[kind], {
        number: number ?? '',
        date: intl.formatDate(created, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
      }),
      amount: minusText(money(-back)),
    })),
  ];
}

function sumsOf(intl: IntlShape, receipt: Receipt) {
  const { vat_rate, vat_amount, amount, currency, country, refunds } = receipt;
  if (vat_rate === null || vat_amount === null) return [];
  const vat = refunds.reduce((rest, refund) => rest - (refund.vat_amount ?? 0), vat_amount);
  const gross = refunds.reduce((rest, refund) => rest - refund.amount, amount);
  const money = (of: number) => moneyText(intl, { amount: of, currency });
  return [
    { label: intl.formatMessage(texts.receipt_net), value: money(gross - vat) },
    {
      label: intl.formatMessage(texts.receipt_vat, {
        rate: percentText(intl, vat_rate),
        country: countryName(intl, country),
      }),
      value: money(vat),
    },
  ];
}

/** A receipt, to print or to save. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { receipt, timeZone } = props;
  const root = useRootData();
  const intl = useIntl();
  const { number, issued, payment_id: id, amount, currency, refunds, method, statement } = receipt;
  const left = refunds.reduce((rest, refund) => rest - refund.amount, amount);
  const mandate = receipt.mandate_reference;
  return (
    <ReceiptScreen
      text={intl.formatMessage(texts.receipt_text)}
      print={intl.formatMessage(withdrawalMessages.print)}
      back={{ href: urls.path('transactions-id', { id }), label: intl.formatMessage(texts.receipt_back) }}
      title={intl.formatMessage(texts.receipt_title)}
      logo={receiptLogo(receipt, root)}
      seller={sellerLines(intl, receipt)}
      facts={[
        { label: intl.formatMessage(texts.receipt_number), value: number },
        {
          label: intl.formatMessage(texts.receipt_date),
          value: intl.formatDate(issued, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
        },
      ]}
      heads={{
        item: intl.formatMessage(texts.receipt_item),
        quantity: intl.formatMessage(texts.receipt_quantity),
        amount: intl.formatMessage(texts.receipt_amount),
      }}
      items={itemsOf(intl, receipt, timeZone)}
      sums={sumsOf(intl, receipt)}
      total={{
        label: intl.formatMessage(texts.receipt_total),
        value: moneyText(intl, { amount: left, currency }),
      }}
      paid={intl.formatMessage(texts.receipt_paid, { method: methodName(intl, method) })}
      withdrawal={receiptWithdrawal(intl, props)}
      foot={[
        intl.formatMessage(texts.receipt_statement, { statement }),
        ...(mandate === null ? [] : [intl.formatMessage(texts.receipt_mandate, { reference: mandate })]),
      ]}
    />
  );
}
