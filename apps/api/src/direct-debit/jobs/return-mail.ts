import { creditsToReverse } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { MailIntl } from '../../mail/compose-mail';
import { mailJob } from '../../notifications/mail-job';
import { money } from '../../payments/jobs/sale-mail';
import { returnMailMessages as messages } from '../messages';
import { mailedOrder } from './mailed-order';

type ReturnedOrder = NonNullable<Awaited<ReturnType<typeof mailedOrder>>>;

/** The credits that the return took for what was used, and the money that was refunded before. */
async function consequencesOf(db: Db, order: ReturnedOrder): Promise<{ used: number; paidBack: number }> {
  const paidBack = Math.max(0, order.reversed_amount - order.amount);
  const { taken } = await db
    .selectFrom('payment_refund')
    .select((refund) => refund.fn.coalesce(refund.fn.sum<number>('credits'), sql<number>`0`).as('taken'))
    .where('payment_id', '=', order.payment_id)
    .where('kind', '=', 'chargeback')
    .executeTakeFirstOrThrow();
  return { used: Number(taken) - creditsToReverse(order, order.amount, order.amount + paidBack), paidBack };
}

/** What a returned debit means for the credits; after a withdrawal, what is owed. */
function creditsText(
  intl: MailIntl,
  { withdrawn_at, completed_at }: ReturnedOrder,
  { used, paidBack }: { used: number; paidBack: number },
): string[] {
  if (!withdrawn_at) return [intl.formatMessage(completed_at ? messages.credited : messages.uncredited)];
  if (used > 0) return [intl.formatMessage(messages.withdrawn_used)];
  return paidBack > 0 ? [] : [intl.formatMessage(messages.withdrawn)];
}

/** Mails a member that the bank returned a direct debit, and what follows. */
export const returnMail = mailJob('directdebit_returned', async ({ db, recipient, brand, facts }) => {
  const order = await mailedOrder(db, recipient.id, facts.paymentId);
  if (!order?.returned_at) return null;
  const { name: site, support_email } = brand.settings;
  const { mandate_reference: reference } = order;
  const consequences = await consequencesOf(db, order);
  return (intl) => {
    const amount = money(intl, order.collected_amount ?? order.amount, order.currency);
    const { paidBack } = consequences;
    return {
      subject: intl.formatMessage(messages.subject, { amount }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [
        intl.formatMessage(messages.what, { amount, brand: site }),
        ...creditsText(intl, order, consequences),
        ...(paidBack > 0
          ? [intl.formatMessage(messages.paid_back, { amount: money(intl, paidBack, order.currency) })]
          : []),
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
