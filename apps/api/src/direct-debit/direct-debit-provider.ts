import type { ProviderStatus } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { DirectDebit } from '../database/direct-debit-schema';
import type { Payment } from '../database/money-schema';
import { after, type Clock } from '../kernel/clock';
import {
  ProviderError,
  type FetchedPayment,
  type PaymentProvider,
  type ProviderRefund,
} from '../payments/providers/payment-provider';

/** Our own provider name: direct debits are collected through bank files. */
export const directDebitName = 'directdebit';

/** How long after its last code an unconfirmed order expires. */
export const unconfirmedSeconds = 30 * 60;

/** The provider id of a payment. */
export const directDebitId = (paymentId: string) => `dd_${paymentId}`;

const idPattern = /^dd_([0-9a-f-]{36})$/;

function statusOf(debit: DirectDebit): ProviderStatus {
  if (debit.cancelled_at) return 'canceled';
  if (!debit.confirmed_at) return 'open';
  if (debit.credits_at_confirmation || debit.settled_at) return 'paid';
  if (debit.returned_at) return 'failed';
  return debit.refunded > 0 ? 'canceled' : 'pending';
}

/** The payment state derived from a direct debit. */
export function fetchedFrom(payment: Payment, debit: DirectDebit): FetchedPayment {
  const { id, amount, currency } = payment;
  const status = statusOf(debit);
  return {
    status,
    failureReason: status === 'failed' && debit.return_reason === 'AM04' ? 'insufficient_funds' : null,
    amount,
    currency,
    paymentId: id,
    refunded: debit.refunded,
    chargedBack: debit.returned_at ? (debit.collected_amount ?? 0) : 0,
    wonBack: 0,
    refundKeys: debit.refund_keys,
  };
}

/** Ends an unconfirmed order; with `before`, only if its last code was sent by then. */
async function endUnconfirmed(db: Db, paymentId: string, now: Date, before: Date = now): Promise<void> {
  await db
    .updateTable('direct_debit')
    .set({ cancelled_at: now, code_hash: null })
    .where('payment_id', '=', paymentId)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((debit) => debit(debit.fn.coalesce('code_sent_at', 'ordered_at'), '<=', before))
    .execute();
}

/**
 * Refunds an order that is in no file yet by not collecting it; false if it already is, or the amount is too
 * high. Idempotent by key.
 */
async function leaveUncollected(
  db: Db,
  paymentId: string,
  { amount, idempotencyKey: key }: ProviderRefund,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean; left: boolean }>`
    with left_out as (
      update direct_debit set refunded = refunded + ${amount}::integer,
        refund_keys = array_append(refund_keys, ${key}::text)
      where payment_id = ${paymentId}::uuid and confirmed_at is not null and batch_id is null and returned_at is null
        and not ${key}::text = any (refund_keys)
        and refunded + ${amount}::integer <= (select payment.amount from payment where payment.id = ${paymentId}::uuid)
      returning payment_id
    )
    select ${key}::text = any (refund_keys) as known, exists (select from left_out) as left
    from direct_debit where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0]?.known === true || rows[0]?.left === true;
}

/** Whether an order is in a file, and the bank has not reported its outcome. */
async function isBeingCollected(db: Db, paymentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('direct_debit')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('batch_id', 'is not', null)
    .where('settled_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Direct debit as a payment provider: its books are the mandate tables and the bank statements. */
export function directDebitProvider(db: Db, clock: Clock): PaymentProvider {
  return {
    name: directDebitName,
    create: () => Promise.reject(new ProviderError('refused', 'a direct debit begins with its mandate')),
    async fetch(providerId) {
      const paymentId = idPattern.exec(providerId)?.[1];
      if (!paymentId) return null;
      const now = clock.now();
      await endUnconfirmed(db, paymentId, now, after(now, -unconfirmedSeconds));
      const debit = await db
        .selectFrom('direct_debit')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .executeTakeFirst();
      if (!debit) return null;
      const payment = await db
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return fetchedFrom(payment, debit);
    },
    async cancel(providerId) {
      const paymentId = idPattern.exec(providerId)?.[1];
      if (paymentId) await endUnconfirmed(db, paymentId, clock.now());
    },
    async refund(refund) {
      const paymentId = idPattern.exec(refund.providerId)?.[1];
      if (paymentId && (await leaveUncollected(db, paymentId, refund))) return;
      if (paymentId && (await isBeingCollected(db, paymentId)))
        throw new ProviderError('waiting', `${refund.providerId} is being collected`);
      throw new ProviderError('refused', `${refund.providerId} must be refunded by bank transfer`);
    },
  };
}
