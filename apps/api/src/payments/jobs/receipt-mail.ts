import { mailJob } from '../../notifications/mail-job';
import type { MailIntl } from '../../mail/compose-mail';
import type { Receipt } from '@heartwood/api-contract';
import type { Brand } from '../../kernel/brands';
import { ownPayment } from '../checkout/find-payment';
import { orderMessages } from '../checkout/messages';
import { receiptsOf } from '../ledger/receipts';
import { receiptMailMessages as messages } from '../messages';
import { money, moment, saleEnding, withdrawalSection } from './sale-mail';

function countryName(intl: MailIntl, country: string): string {
  return intl.formatDisplayName(country, { type: 'region' }) ?? country;
}

function lines(intl: MailIntl, brand: Brand, receipt: Receipt): string[] {
  const { seller, credits, amount, currency, vat_rate, vat_amount, statement, express_request } = receipt;
  const bought = intl.formatMessage(orderMessages.description, { credits, brand: seller.brand });
  return [
    seller.name,
    `${seller.address}, ${seller.city}, ${countryName(intl, seller.country)}`,
    ...(seller.register === null ? [] : [seller.register]),
    ...(seller.vat_number === null
      ? []
      : [intl.formatMessage(messages.vat_number, { number: seller.vat_number })]),
    `${bought}: ${money(intl, amount, currency)}`,
    ...(vat_rate === null || vat_amount === null
      ? []
      : [
          intl.formatMessage(messages.vat, {
            rate: intl.formatNumber(vat_rate / 100, { style: 'percent', maximumFractionDigits: 1 }),
            country: countryName(intl, receipt.country),
            amount: money(intl, vat_amount, currency),
          }),
        ]),
    intl.formatMessage(messages.statement, { statement }),
    ...(express_request === null
      ? []
      : [intl.formatMessage(messages.express, { date: moment(intl, brand, new Date(express_request)) })]),
  ];
}

/** Mails the receipt of a completed payment, including the withdrawal policy. */
export const receiptMail = mailJob('receipt', async ({ db, recipient, brand, origin, facts }) => {
  const payment = await ownPayment(db, recipient.id, facts.paymentId).executeTakeFirst();
  if (!payment) return null;
  const [receipt] = await receiptsOf(db, [payment], { all: [brand], byHost: () => brand, byId: () => brand });
  if (!receipt) return null;
  const { number, issued, amount, currency, credits } = receipt;
  return (intl) => {
    const text = intl.formatMessage(messages.text, { credits, amount: money(intl, amount, currency) });
    const date = moment(intl, brand, new Date(issued));
    return {
      subject: intl.formatMessage(messages.subject, { number }),
      preview: text,
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [text],
      sections: [
        {
          heading: intl.formatMessage(messages.number, { number, date }),
          lines: lines(intl, brand, receipt),
        },
        ...withdrawalSection(intl, payment.withdrawn_at ? null : payment.withdraw_until, {
          brand,
          origin,
          number,
        }),
      ],
      ...saleEnding(intl, { brand, origin, paymentId: payment.id, number }),
    };
  };
});
