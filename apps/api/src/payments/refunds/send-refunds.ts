import type { PaymentRefund } from '../../database/money-schema';
import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { after } from '../../kernel/clock';
import type { Services } from '../../services';
import { ProviderError, providerNamed } from '../providers/payment-provider';

const hour = 3600;
/** Longer than a provider request takes, so that nobody else sends it concurrently. */
const askingSeconds = 120;
/**
 * After this, refunds that no provider accepted are paid manually: a withdrawal must be paid back within 14
 * days.
 */
const giveUpSeconds = 7 * 24 * hour;

type Sending = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>;

async function askProvider(
  { db, payments }: Sending,
  refund: PaymentRefund,
  { isRetry }: { isRetry: boolean },
): Promise<'sent' | 'transfer'> {
  const {
    provider: name,
    provider_id,
    currency,
    sale_terms,
  } = await db
    .selectFrom('payment')
    .select(['provider', 'provider_id', 'currency', 'sale_terms'])
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const provider = providerNamed(payments, name);
  if (!provider || provider_id === null) return 'transfer';
  try {
    // Providers forget idempotency keys: Mollie after an hour.
    const fetched = isRetry ? await provider.fetch(provider_id) : null;
    if (fetched?.refundKeys.includes(refund.id)) return 'sent';
    await provider.refund({
      providerId: provider_id,
      amount: refund.amount,
      currency,
      description: [sale_terms?.statement, refund.number].filter(Boolean).join(' '),
      idempotencyKey: refund.id,
    });
    return 'sent';
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return 'transfer';
    throw error;
  }
}

/**
 * Sends a refund to the provider exactly once: its idempotency key is the refund's id, and a retry first
 * checks whether the provider has it. If the provider rejects it, it is left for manual payment; if it is
 * unavailable, it is retried.
 */
async function sendRefund(services: Sending, id: string): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const due = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('next_try_at', '<=', now)
    .executeTakeFirst();
  const refund =
    due &&
    (await db
      .updateTable('payment_refund')
      .set({ next_try_at: after(now, askingSeconds) })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where('next_try_at', '=', due.next_try_at)
      .returningAll()
      .executeTakeFirst());
  if (!refund) return;
  const isRetry = due.next_try_at !== null && due.next_try_at > refund.created_at;
  const status = await askProvider(services, refund, { isRetry }).catch((error: unknown) => {
    if (error instanceof ProviderError && error.reason === 'waiting')
      log.debug({ refund: id }, 'a refund waits for its payment to be collected');
    else log.warn({ err: error, refund: id }, 'a refund could not be sent');
    return after(refund.created_at, giveUpSeconds) <= clock.now() ? 'transfer' : 'open';
  });
  if (status === 'transfer') log.warn({ refund: id }, 'a refund has to be paid by hand');
  await db
    .updateTable('payment_refund')
    .set({
      status,
      next_try_at: status === 'open' ? after(now, hour) : null,
      accepted_at: status === 'sent' ? clock.now() : null,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Sends a payment's due refunds. Must not run in a transaction. */
export async function sendRefundsOf(services: Sending, paymentId: string): Promise<void> {
  const due = await services.db
    .selectFrom('payment_refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .execute();
  for (const { id } of due) await sendRefund(services, id);
}

/** Sends refunds that no provider has yet. */
export const sendRefunds = recurringJob({
  name: 'payments.refunds',
  recurrence: { everySeconds: 60 },
  batchSize: 20,
  async batch(services, { size }) {
    const due = await services.db
      .selectFrom('payment_refund')
      .select('id')
      .where('status', '=', 'open')
      .where('next_try_at', '<=', services.clock.now())
      .orderBy('next_try_at')
      .limit(size)
      .execute();
    await doEach(due, ({ id }) => sendRefund(services, id));
    return due.length === size;
  },
});
