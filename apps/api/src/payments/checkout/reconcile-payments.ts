import type { Payment } from '../../database/money-schema';
import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { after } from '../../kernel/clock';
import type { Services } from '../../services';
import { nextCheck } from './check-schedule';
import { freeDiscount, reservationSeconds } from '../discounts/discount-slots';
import { tryRefreshPayment } from './refresh-payment';

/**
 * Asks the provider about one open payment, and plans the next look. A payment whose creation broke off before its
 * provider knew of it is cancelled after the time a discount is held.
 */
async function checkPayment(services: Services, due: Payment): Promise<void> {
  const { status } = await tryRefreshPayment(services, due);
  if (status !== 'pending') return;
  const now = services.clock.now();
  await services.inTransaction(async ({ db }) => {
    const open = await db
      .selectFrom('payment')
      .select(['provider_id', 'created_at'])
      .where('id', '=', due.id)
      .where('status', '=', 'pending')
      .where('next_check_at', '=', due.next_check_at)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const brokenOff = open.provider_id === null && after(open.created_at, reservationSeconds) <= now;
    await db
      .updateTable('payment')
      .set({
        next_check_at: brokenOff ? null : nextCheck(open.created_at, now),
        ...(brokenOff && { status: 'cancelled', updated_at: now }),
      })
      .where('id', '=', due.id)
      .execute();
    if (brokenOff) await freeDiscount(db, due.id);
  });
}

/** Looks after open payments by their schedule, since a webhook may be lost. */
export const reconcilePayments = recurringJob({
  name: 'payments.reconcile',
  recurrence: { everySeconds: 60 },
  batchSize: 20,
  async batch(services, { size }) {
    const due = await services.db
      .selectFrom('payment')
      .selectAll()
      .where('status', '=', 'pending')
      .where('next_check_at', '<=', services.clock.now())
      .orderBy('next_check_at')
      .limit(size)
      .execute();
    await doEach(due, (payment) => checkPayment(services, payment));
    return due.length === size;
  },
});
