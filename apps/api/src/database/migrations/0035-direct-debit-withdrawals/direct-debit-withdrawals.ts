import { sql, type Migration } from 'kysely';

/** Confirmed direct debits that aren't paid yet can be withdrawn from, too. */
export const directDebitWithdrawals: Migration = {
  async up(db) {
    await sql`alter table direct_debit drop constraint direct_debit_check,
      add constraint direct_debit_check check (cancelled_at is null or batch_id is null)`.execute(db);
    await sql`update payment set withdraw_until = (date_trunc('day',
          (confirmed_at at time zone (sale_terms->>'time_zone')) + (sale_terms->>'refund_days')::integer * interval '1 day'
        ) + interval '1 day' - interval '1 second') at time zone (sale_terms->>'time_zone')
      from direct_debit
      where direct_debit.payment_id = payment.id and payment.status = 'pending' and confirmed_at is not null
        and sale_terms is not null`.execute(db);
  },
};
