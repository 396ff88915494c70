import type { NewPayment, Payment } from '../database/money-schema';
import { ApiError } from '../kernel/api-error';
import { after } from '../kernel/clock';
import { idFrom } from '../kernel/ids';
import type { Services } from '../services';
import type { Discount } from './discount';
import { freeDiscount, reserveDiscount, slotHolder } from './discount-slots';
import { checkPayment, firstCheckSeconds } from './jobs/check-payment';
import { refreshPayment } from './refresh-payment';

/** The id that a member's payment has under an Idempotency-Key, so that a repeat finds what was begun. */
export function paymentIdOf(accountId: string, idempotencyKey: string): string {
  return idFrom(`payment\n${accountId}\n${idempotencyKey}`, 8);
}

type Begun = Omit<NewPayment, 'provider' | 'created_at' | 'updated_at'> & { id: string; account_id: string };

/** The member's own unpaid payment gives a discount up for a new one, as far as its provider allows. */
async function takeOver(
  services: Services,
  wanted: { pool: string; slot: string; accountId: string; paymentId: string },
) {
  const { db, payments, clock } = services;
  const holder = await slotHolder(db, { pool: wanted.pool, slot: wanted.slot, now: clock.now() });
  if (
    !holder ||
    holder.redeemed ||
    holder.accountId !== wanted.accountId ||
    holder.paymentId === wanted.paymentId
  )
    return;
  const held = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', holder.paymentId)
    .executeTakeFirst();
  if (!held?.provider_id || held.provider !== payments.name) return;
  await payments.cancel(held.provider_id);
  await refreshPayment(services, held).catch(() => undefined);
}

/**
 * Writes a payment down before its provider is asked, with its discount held and its first check planned, in one
 * transaction. Under an id that exists it gives the payment that is there.
 * @throws ApiError code_used
 */
export async function beginPayment(
  services: Services,
  begun: Begun,
  { discount, pool }: { discount: Discount | null; pool: string },
): Promise<Payment> {
  const { payments, inTransaction } = services;
  const { id: paymentId, account_id: accountId } = begun;
  const slot = discount?.slot;
  if (slot) await takeOver(services, { pool, slot, accountId, paymentId });
  return inTransaction(async (scope) => {
    const now = scope.clock.now();
    const payment = await scope.db
      .insertInto('payment')
      .values({
        ...begun,
        provider: payments.name,
        created_at: now,
        updated_at: now,
        next_check_at: after(now, firstCheckSeconds),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!payment) {
      return scope.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    }
    const use = discount && { pool, code: discount.code, slot: discount.slot, accountId, paymentId };
    if (use && !(await reserveDiscount(scope, use))) throw new ApiError('code_used');
    const due = after(now, firstCheckSeconds).toISOString();
    await scope.jobs.add(checkPayment, { paymentId, due }, { startAfter: firstCheckSeconds });
    return payment;
  });
}

/** Takes a payment back that its provider never got, so that its discount is free and the order can be tried again. */
export async function dropPayment({ inTransaction }: Services, paymentId: string): Promise<void> {
  await inTransaction(async ({ db }) => {
    await freeDiscount(db, paymentId);
    await db.deleteFrom('payment').where('id', '=', paymentId).where('provider_id', 'is', null).execute();
  });
}
