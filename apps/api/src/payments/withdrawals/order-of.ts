import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';

/** An order's number and time, as the member has them. */
export interface Order {
  number: string;
  issued: Date;
}

/**
 * Returns a payment's receipt or, for a confirmed direct debit that isn't paid yet, its mandate; null if the
 * payment is not binding.
 */
export async function orderOf(
  db: Db,
  { id, receipt_number, completed_at }: Pick<Payment, 'id' | 'receipt_number' | 'completed_at'>,
): Promise<Order | null> {
  if (receipt_number && completed_at) return { number: receipt_number, issued: completed_at };
  const debit = await db
    .selectFrom('direct_debit')
    .select(['mandate_reference', 'confirmed_at'])
    .where('payment_id', '=', id)
    .executeTakeFirst();
  return debit?.confirmed_at ? { number: debit.mandate_reference, issued: debit.confirmed_at } : null;
}
