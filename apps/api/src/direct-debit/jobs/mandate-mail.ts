import { maskIban, minorUnitsPerMajor } from '@heartwood/domain';
import { mandateMessages } from '@heartwood/i18n';
import { mailJob } from '../../notifications/mail-job';
import { mandateMailMessages as messages } from '../messages';
import { earliestCollection } from '../../payments/limits/target-days';
import { withdrawalSection } from '../../payments/jobs/sale-mail';
import { mailedOrder } from './mailed-order';

/** Mails the copy of a confirmed mandate. */
export const mandateMail = mailJob('directdebit_mandate', async ({ db, recipient, brand, origin, facts }) => {
  const order = await mailedOrder(db, recipient.id, facts.paymentId);
  if (!order?.confirmed_at || order.cancelled_at || order.iban === null) return null;
  const { confirmed_at, iban, creditor_name: company, creditor_id, mandate_reference: reference } = order;
  const { name: site, support_email } = brand.settings;
  const { address, city, country } = brand.manifest.company;
  const debtor = [
    order.account_holder,
    `${order.street} ${order.house_number}`,
    `${order.zip} ${order.city}`,
  ].join(', ');
  return (intl) => {
    const amount = intl.formatNumber(order.amount / minorUnitsPerMajor, {
      style: 'currency',
      currency: order.currency,
    });
    const date = intl.formatDate(`${earliestCollection(confirmed_at)}T12:00:00Z`, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const time = intl.formatDate(confirmed_at, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: brand.manifest.time_zone,
    });
    return {
      subject: intl.formatMessage(messages.subject, { amount }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [intl.formatMessage(messages.intro, { brand: site, company, amount, date })],
      sections: [
        {
          heading: intl.formatMessage(messages.title),
          lines: [
            intl.formatMessage(mandateMessages.authority, {
              creditor: company,
              amount,
              b: (chunks) => chunks.join(''),
            }),
            intl.formatMessage(mandateMessages.refund),
            intl.formatMessage(messages.reference, { reference }),
            intl.formatMessage(messages.creditor, {
              creditor: `${company}, ${address}, ${city}, ${country}`,
            }),
            intl.formatMessage(messages.creditor_id, { creditor_id }),
            intl.formatMessage(messages.debtor, { debtor }),
            intl.formatMessage(messages.iban, { iban: maskIban(iban) }),
            intl.formatMessage(messages.given, { time }),
          ],
        },
        ...withdrawalSection(intl, order.withdraw_until, { brand, origin, number: reference }),
      ],
      small: [intl.formatMessage(messages.not_you, { support_email })],
    };
  };
});
