import type { Db } from '../database/connection';
import type { DirectDebit } from '../database/direct-debit-schema';
import type { Payment } from '../database/money-schema';
import { ApiError } from '../kernel/api-error';
import { ownPayment } from '../payments/checkout/find-payment';

/** An order with its payment. */
export interface FoundDirectDebit {
  payment: Payment;
  debit: DirectDebit;
}

/**
 * A member's own order.
 * @throws ApiError not_found
 */
export async function ownDirectDebit(db: Db, accountId: string, id: string): Promise<FoundDirectDebit> {
  const unknown = () => new ApiError('not_found');
  const payment = await ownPayment(db, accountId, id).executeTakeFirstOrThrow(unknown);
  const debit = await db
    .selectFrom('direct_debit')
    .selectAll()
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow(unknown);
  return { payment, debit };
}

/** A member's order by id or, without one, the newest pending one; null also for an abandoned one. */
export async function shownDirectDebit(
  db: Db,
  accountId: string,
  id: string | undefined,
): Promise<FoundDirectDebit | null> {
  const known = db
    .selectFrom('payment')
    .innerJoin('direct_debit', 'direct_debit.payment_id', 'payment.id')
    .select('payment.id')
    .where('payment.account_id', '=', accountId)
    .where('cancelled_at', 'is', null);
  const asked =
    id === undefined
      ? known.where('payment.status', '=', 'pending').where('confirmed_at', 'is', null)
      : known.where('payment.id', '=', id);
  const found = await asked.orderBy('payment.created_at', 'desc').limit(1).executeTakeFirst();
  return found ? ownDirectDebit(db, accountId, found.id) : null;
}
