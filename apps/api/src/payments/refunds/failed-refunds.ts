import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import type { Services } from '../../services';

/** Returns the ids of a payment's refunds that its provider has accepted. */
export async function acceptedRefunds(
  db: Db,
  { id, reversed_amount }: Pick<Payment, 'id' | 'reversed_amount'>,
): Promise<readonly string[]> {
  if (reversed_amount === 0) return [];
  const accepted = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('payment_id', '=', id)
    .where('status', '=', 'sent')
    .where('accepted_at', 'is not', null)
    .execute();
  return accepted.map((refund) => refund.id);
}

/**
 * Lists accepted refunds that the provider no longer reports, such as ones returned by a closed bank account,
 * for manual payment.
 * @param accepted read before the payment was fetched, so that a newer one isn't missed in it
 */
export async function listFailedRefunds(
  { db, log }: Pick<Services, 'db' | 'log'>,
  accepted: readonly string[],
  { refundKeys }: { refundKeys: readonly string[] },
): Promise<void> {
  const failed = accepted.filter((id) => !refundKeys.includes(id));
  if (failed.length === 0) return;
  const listed = await db
    .updateTable('payment_refund')
    .set({ status: 'transfer', accepted_at: null })
    .where('id', 'in', failed)
    .where('status', '=', 'sent')
    .returning('id')
    .execute();
  for (const { id } of listed) log.warn({ refund: id }, 'a refund failed at the provider');
}
