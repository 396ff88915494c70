import type { Db } from '../../database/connection';

/** A member's order, for its mails. */
export function mailedOrder(db: Db, accountId: string, paymentId: string) {
  return db
    .selectFrom('direct_debit')
    .innerJoin('payment', 'payment.id', 'direct_debit.payment_id')
    .selectAll('direct_debit')
    .select(['payment.amount', 'payment.currency', 'payment.completed_at', 'payment.withdraw_until'])
    .select(['payment.credits', 'payment.reversed_amount', 'payment.withdrawn_at'])
    .where('payment_id', '=', paymentId)
    .where('direct_debit.account_id', '=', accountId)
    .executeTakeFirst();
}
