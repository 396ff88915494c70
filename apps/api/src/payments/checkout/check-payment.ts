import type { Payment } from '../../database/money-schema';
import { job, type Job } from '../../jobs/job';
import { after } from '../../kernel/clock';
import type { Services } from '../../services';
import { nextCheck } from './check-schedule';
import { freeDiscount, reservationSeconds } from '../discounts/discount-slots';
import { refreshPayment } from './refresh-payment';

/** The first look at a payment after its creation. */
export const firstCheckSeconds = 60;

interface Check {
  paymentId: string;
  /** The `next_check_at` this check is for; another check has taken its place when it differs. */
  due: string;
}

async function refreshed(services: Services, payment: Payment): Promise<Payment> {
  try {
    return await refreshPayment(services, payment);
  } catch (error) {
    services.log.warn({ err: error, payment: payment.id }, 'the provider could not be asked');
    return payment;
  }
}

/**
 * Asks the provider about one open payment, since a webhook may be lost, and plans the next look. A payment whose
 * creation broke off before its provider knew of it is cancelled after the time a discount is held.
 */
export const checkPayment: Job<Check> = job('payments.check', async ({ paymentId, due }, services) => {
  const { db, clock, inTransaction } = services;
  const found = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!found || found.next_check_at?.toISOString() !== due) return;
  const { status } = await refreshed(services, found);
  if (status !== 'pending') return;
  const now = clock.now();
  await inTransaction(async (scope) => {
    const open = await scope.db
      .selectFrom('payment')
      .select(['provider_id', 'created_at'])
      .where('id', '=', paymentId)
      .where('status', '=', 'pending')
      .where('next_check_at', '=', found.next_check_at)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const brokenOff = open.provider_id === null && after(open.created_at, reservationSeconds) <= now;
    const next = brokenOff ? null : nextCheck(open.created_at, now);
    await scope.db
      .updateTable('payment')
      .set({ next_check_at: next, ...(brokenOff && { status: 'cancelled', updated_at: now }) })
      .where('id', '=', paymentId)
      .execute();
    if (brokenOff) await freeDiscount(scope.db, paymentId);
    if (!next) return;
    const startAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    await scope.jobs.add(checkPayment, { paymentId, due: next.toISOString() }, { startAfter });
  });
});
