import { minorUnitsPerMajor } from '@heartwood/domain';
import { notifyBalance } from '../../credits/notify-balance';
import type { Db } from '../../database/connection';
import { lockAccount } from '../../database/locks';
import type { Payment } from '../../database/money-schema';
import type { Services } from '../../services';
import { addReversal, vatOf } from './book-refund';

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

/** Locks the payment of a refund, after its account. */
async function lockPayment(db: Db, number: string): Promise<Payment | undefined> {
  const named = await db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment.id', 'payment.account_id'])
    .where('payment_refund.number', '=', number.toUpperCase())
    .executeTakeFirst();
  if (!named) return undefined;
  await lockAccount(db, named.account_id).executeTakeFirstOrThrow();
  return db.selectFrom('payment').selectAll().where('id', '=', named.id).forUpdate().executeTakeFirst();
}

/**
 * Marks a refund as paid manually. One that a chargeback had cancelled by then is counted again: the member has
 * the money twice, and owes its credits.
 */
export async function refundPaidByHand(
  { inTransaction }: Pick<Services, 'inTransaction'>,
  number: string,
): Promise<string> {
  return inTransaction(async (scope) => {
    const { db } = scope;
    const payment = await lockPayment(db, number);
    const refund = await db
      .selectFrom('payment_refund')
      .selectAll()
      .where('number', '=', number.toUpperCase())
      .where('status', 'in', ['transfer', 'cancelled'])
      .executeTakeFirst();
    if (!payment || !refund) throw new Error(`${number} does not have to be paid by hand.`);
    const { kind, amount, status } = refund;
    const isPaid = db.updateTable('payment_refund').set({ status: 'sent' }).where('id', '=', refund.id);
    if (status === 'transfer') {
      await isPaid.execute();
      return `${refund.number} is paid.`;
    }
    const { taken } = await addReversal(scope, payment, { kind, amount });
    const vat_amount = vatOf(payment, payment.reversed_amount, payment.reversed_amount + amount);
    await isPaid.set({ vat_amount, credits: taken }).execute();
    await notifyBalance(scope, payment.account_id);
    return `${refund.number} is paid, after the bank took the money back: ${taken} more credits are deducted or owed.`;
  });
}
