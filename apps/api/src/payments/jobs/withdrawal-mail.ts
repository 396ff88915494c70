import { mailJob } from '../../notifications/mail-job';
import { ownPayment } from '../checkout/find-payment';
import { orderOf } from '../withdrawals/order-of';
import { withdrawalMailMessages as messages } from '../messages';
import { money, moment, saleEnding } from './sale-mail';

/** Confirms a withdrawal by mail, with its date and time to the second. */
export const withdrawalMail = mailJob('withdrawal', async ({ db, recipient, brand, origin, facts }) => {
  const payment = await ownPayment(db, recipient.id, facts.paymentId).executeTakeFirst();
  const confirmed = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('payment_id', '=', facts.paymentId)
    .executeTakeFirst();
  if (!payment || !confirmed) return null;
  const order = await orderOf(db, payment);
  if (!order) return null;
  const refund = await db
    .selectFrom('payment_refund')
    .select('number')
    .where('payment_id', '=', payment.id)
    .where('kind', '=', 'withdrawal')
    .executeTakeFirst();
  const { number } = order;
  const { currency, completed_at } = payment;
  const { name, credits, used, unused, amount, confirmed_at } = confirmed;
  const uncollected = completed_at === null || completed_at > confirmed_at;
  return (intl) => {
    const date = moment(intl, brand, confirmed_at);
    const received = intl.formatMessage(messages.received, { number, date });
    return {
      subject: intl.formatMessage(messages.subject, { number }),
      preview: received,
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [
        received,
        intl.formatMessage(messages.sums, { credits, used, unused }),
        uncollected
          ? intl.formatMessage(messages.uncollected)
          : amount > 0
            ? intl.formatMessage(messages.back, { amount: money(intl, amount, currency) })
            : intl.formatMessage(messages.nothing),
        ...(refund?.number ? [intl.formatMessage(messages.credit_note, { number: refund.number })] : []),
        ...(name === null ? [] : [intl.formatMessage(messages.by, { name })]),
      ],
      ...saleEnding(intl, { brand, origin, paymentId: payment.id, number }),
    };
  };
});
