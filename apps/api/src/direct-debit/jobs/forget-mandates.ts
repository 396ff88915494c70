import { sql } from 'kysely';
import { recurringJob } from '../../jobs/recurring-job';
import { after } from '../../kernel/clock';
import { forgottenDebtor } from '../forget-debtor';

const day = 24 * 3600;

/**
 * Banks may request a mandate for 13 months after a collection, and their request may arrive later: 14
 * months. Debtors of unconfirmed orders are deleted after a week.
 */
const keptDays = { mandate: 426, unconfirmed: 7 };

/** Clears debtors once their mandate need not be shown any more: `docs/0022`. */
export const forgetMandates = recurringJob({
  name: 'directdebit.forget-mandates',
  recurrence: { everySeconds: day },
  batchSize: 500,
  async batch({ db, clock }, { size }) {
    const now = clock.now();
    const { numUpdatedRows } = await db
      .updateTable('direct_debit')
      .set(forgottenDebtor)
      .where('payment_id', 'in', (select) =>
        select
          .selectFrom('direct_debit')
          .leftJoin('direct_debit_batch', 'direct_debit_batch.id', 'batch_id')
          .select('payment_id')
          .where('iban', 'is not', null)
          .where(({ or, and, eb }) =>
            or([
              and([
                eb('confirmed_at', 'is', null),
                eb('ordered_at', '<', after(now, -keptDays.unconfirmed * day)),
              ]),
              eb(
                sql<Date>`greatest(confirmed_at, collected_on::timestamptz)`,
                '<',
                after(now, -keptDays.mandate * day),
              ),
            ]),
          )
          .limit(size),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === size;
  },
});
