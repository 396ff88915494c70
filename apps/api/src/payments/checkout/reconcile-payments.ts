import type { Payment } from '../../database/money-schema';
import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { after } from '../../kernel/clock';
import type { Services } from '../../services';
import { nextCheck } from './check-schedule';
import { freeDiscount, reservationSeconds } from '../discounts/discount-slots';
import { tryRefreshPayment } from './refresh-payment';

/**
 * Queries the provider about one payment and schedules the next check, unless that was done concurrently. A
 * payment whose creation failed before its provider knew it is cancelled once its discount reservation
 * expires.
 */
async function checkPayment(services: Services, due: Payment): Promise<void> {
  await tryRefreshPayment(services, due);
  const now = services.clock.now();
  await services.inTransaction(async ({ db }) => {
    const payment = await db
      .selectFrom('payment')
      .select(['provider_id', 'status', 'created_at', 'completed_at'])
      .where('id', '=', due.id)
      .where('next_check_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return;
    const { provider_id, status, created_at } = payment;
    const brokenOff =
      provider_id === null && status === 'pending' && after(created_at, reservationSeconds) <= now;
    await db
      .updateTable('payment')
      .set({
        next_check_at: brokenOff ? null : nextCheck(payment, now),
        ...(brokenOff && { status: 'cancelled', updated_at: now }),
      })
      .where('id', '=', due.id)
      .execute();
    if (brokenOff) await freeDiscount(db, due.id);
  });
}

/**
 * Checks payments on schedule, since webhooks may be lost: open ones first, for their outcome, then ended
 * ones for late payments, refunds and chargebacks.
 */
export const reconcilePayments = recurringJob({
  name: 'payments.reconcile',
  recurrence: { everySeconds: 60 },
  batchSize: 20,
  async batch(services, { size }) {
    const due = await services.db
      .selectFrom('payment')
      .selectAll()
      .where('next_check_at', '<=', services.clock.now())
      .orderBy((payment) => payment('status', '=', 'pending'), 'desc')
      .orderBy('next_check_at')
      .limit(size)
      .execute();
    await doEach(due, (payment) => checkPayment(services, payment));
    return due.length === size;
  },
});
