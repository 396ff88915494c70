import { lockAccount } from '../../database/locks';
import type { NewPayment, Payment } from '../../database/money-schema';
import { ApiError } from '../../kernel/api-error';
import { after } from '../../kernel/clock';
import { idFrom } from '../../kernel/ids';
import type { Scope } from '../../kernel/scope';
import type { Services } from '../../services';
import type { Discount } from '../discounts/discount';
import { reservationSeconds, reserveDiscount } from '../discounts/discount-slots';
import { firstCheckSeconds } from './check-schedule';
import { providerNamed } from '../providers/payment-provider';
import { tryRefreshPayment } from './refresh-payment';
import { saleTermsOf } from './sale-terms';
import { checkSpendLimit } from './spend-limit';

/** The payment id of a member's Idempotency-Key, so that a retry finds the payment already started. */
export function paymentIdOf(accountId: string, idempotencyKey: string): string {
  return idFrom(`payment\n${accountId}\n${idempotencyKey}`);
}

type Begun = Omit<
  NewPayment,
  'provider' | 'discount_code' | 'discount_slot' | 'sale_terms' | 'created_at' | 'updated_at'
> & {
  id: string;
  account_id: string;
};

/**
 * Asks the provider to cancel the newest open payment whose discount a new one takes over, if the provider
 * supports it.
 */
async function endDisplaced(
  services: Services,
  { pool, slot, accountId, paymentId }: { pool: string; slot: string; accountId: string; paymentId: string },
) {
  const { db, payments, clock } = services;
  const displaced = await db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .selectAll('payment')
    .where('payment.discount_slot', '=', slot)
    .where('payment.status', '=', 'pending')
    .where('payment.id', '!=', paymentId)
    .where('account.pool', '=', pool)
    .where(({ eb, or }) =>
      or([
        eb('payment.account_id', '=', accountId),
        eb('payment.created_at', '<=', after(clock.now(), -reservationSeconds)),
      ]),
    )
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id')
    .limit(1)
    .executeTakeFirst();
  if (!displaced?.provider_id) return;
  await providerNamed(payments, displaced.provider)?.cancel(displaced.provider_id);
  await tryRefreshPayment(services, displaced);
}

interface Beginning {
  discount: Discount | null;
  pool: string;
  /** The provider's name; by default new payments go to the first. */
  provider?: string;
  /** Additional writes in the payment's transaction, run once. */
  also?: (scope: Scope, payment: Payment) => Promise<void>;
}

/**
 * Inserts a payment before its provider is called, reserving its discount and scheduling its first check, in
 * one transaction. Returns the existing payment if the id exists.
 * @throws ApiError code_used, spend_limit_reached, authentication_required
 */
export async function beginPayment(
  services: Services,
  begun: Begun,
  { discount, pool, provider, also }: Beginning,
): Promise<Payment> {
  const { payments, inTransaction, brands } = services;
  const { id: paymentId, account_id: accountId } = begun;
  const brand = brands.byId(begun.brand);
  if (!brand) throw new Error(`Unknown brand ${begun.brand}.`);
  const { manifest } = brand;
  const slot = discount?.slot;
  if (slot) await endDisplaced(services, { pool, slot, accountId, paymentId });
  return inTransaction(async (scope) => {
    const now = scope.clock.now();
    const buyer = await lockAccount(scope.db, accountId).executeTakeFirstOrThrow();
    if (buyer.status !== 'active' && buyer.status !== 'not_confirmed')
      throw new ApiError('authentication_required');
    const payment = await scope.db
      .insertInto('payment')
      .values({
        ...begun,
        discount_code: discount?.code ?? null,
        discount_slot: slot ?? null,
        sale_terms: JSON.stringify(saleTermsOf(manifest)),
        provider: provider ?? payments[0].name,
        created_at: now,
        updated_at: now,
        next_check_at: after(now, firstCheckSeconds),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!payment)
      return scope.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    await checkSpendLimit(scope, buyer, { payment, manifest });
    const use = discount && slot && { pool, code: discount.code, slot, accountId, paymentId };
    if (use && !(await reserveDiscount(scope, use))) throw new ApiError('code_used');
    await also?.(scope, payment);
    return payment;
  });
}

/**
 * Deletes a payment that never reached its provider, and releases its reservations, so that the order can be
 * retried.
 */
export async function dropPayment({ db }: Services, paymentId: string): Promise<void> {
  await db.deleteFrom('payment').where('id', '=', paymentId).where('provider_id', 'is', null).execute();
}
