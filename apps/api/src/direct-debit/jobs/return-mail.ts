import { minorUnitsPerMajor } from '@heartwood/domain';
import { mailJob } from '../../notifications/mail-job';
import { returnMailMessages as messages } from '../messages';
import { mailedOrder } from './mailed-order';

/** Mails a member that the bank returned a direct debit, and what follows. */
export const returnMail = mailJob('directdebit_returned', async ({ db, recipient, brand, facts }) => {
  const order = await mailedOrder(db, recipient.id, facts.paymentId);
  if (!order?.returned_at) return null;
  const { name: site, support_email } = brand.settings;
  const { mandate_reference: reference } = order;
  return (intl) => {
    const amount = intl.formatNumber((order.collected_amount ?? order.amount) / minorUnitsPerMajor, {
      style: 'currency',
      currency: order.currency,
    });
    return {
      subject: intl.formatMessage(messages.subject, { amount }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [
        intl.formatMessage(messages.what, { amount, brand: site }),
        intl.formatMessage(order.completed_at ? messages.credited : messages.uncredited),
        intl.formatMessage(messages.blocked),
      ],
      action: {
        label: intl.formatMessage(messages.button),
        href: `${facts.origin}/transactions/${facts.paymentId}`,
      },
      small: [intl.formatMessage(messages.help, { support_email, reference })],
    };
  };
});
