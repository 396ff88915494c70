import { minorUnitsPerMajor } from '@heartwood/domain';
import type { Services } from '../../services';

/**
 * Refunds that no provider has, oldest first: those to be paid manually, those being retried, and those
 * of a direct debit that the bank has not reported.
 */
export async function listUnpaidRefunds({ db }: Pick<Services, 'db'>): Promise<string> {
  const rows = await db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment_refund.number', 'payment_refund.status', 'payment_refund.amount', 'payment.currency'])
    .select(['payment.id', 'payment.method', 'payment_refund.created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('direct_debit')
          .select('payment_id')
          .whereRef('direct_debit.payment_id', '=', 'payment.id')
          .where('batch_id', 'is not', null)
          .where('settled_at', 'is', null)
          .where('returned_at', 'is', null),
      ).as('being_collected'),
    )
    .where('payment_refund.status', 'in', ['open', 'transfer'])
    .orderBy('payment_refund.created_at')
    .orderBy('payment_refund.number')
    .execute();
  if (rows.length === 0) return 'Nothing has to be paid back.';
  return rows
    .map(({ number, status, amount, currency, id, method, created_at, being_collected }) =>
      [
        number,
        status === 'transfer' ? 'by hand' : being_collected ? 'waits for the bank' : 'tried again',
        `${(amount / minorUnitsPerMajor).toFixed(2)} ${currency}`,
        method,
        id,
        created_at.toISOString().slice(0, 10),
      ].join('  '),
    )
    .join('\n');
}

/** Marks a refund as paid manually. */
export async function refundPaidByHand({ db }: Pick<Services, 'db'>, number: string): Promise<string> {
  const paid = await db
    .updateTable('payment_refund')
    .set({ status: 'sent' })
    .where('number', '=', number.toUpperCase())
    .where('status', '=', 'transfer')
    .returning('number')
    .executeTakeFirst();
  if (!paid) throw new Error(`${number} does not have to be paid by hand.`);
  return `${paid.number} is paid.`;
}
