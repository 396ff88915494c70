import type { FailureReason, ProviderStatus } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { after, type Clock } from '../../kernel/clock';
import type { Environment } from '../../kernel/environment';
import { ProviderError, type PaymentProvider } from './payment-provider';

/** The sandbox's provider name. */
export const sandboxName = 'sandbox';
/** How long until an unpaid sandbox payment expires. */
export const sandboxLifetimeSeconds = 1800;

/** What the sandbox stores besides the amounts. */
export interface SandboxMetadata {
  paymentId: string;
  description: string;
  language: string;
  country: string;
}

/** The origin of the sandbox's pages: the site's host at SANDBOX_PORT. */
export function sandboxOrigin({ BASE_URL, SANDBOX_PORT }: Environment): string {
  return `http://${new URL(BASE_URL).hostname}:${SANDBOX_PORT}`;
}

/**
 * Ends an open sandbox payment with a given outcome, or schedules it to be paid later; false if it had
 * already ended.
 */
export async function endSandboxPayment(
  db: Db,
  id: string,
  {
    status,
    failureReason = null,
    paysAt = null,
    now,
  }: { status: ProviderStatus; failureReason?: FailureReason | null; paysAt?: Date | null; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('sandbox_payment')
    .set({ status, failure_reason: failureReason, pays_at: paysAt, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Refunds or charges back a paid sandbox payment; false if the amount exceeds what is left. */
export async function reverseSandboxPayment(
  db: Db,
  id: string,
  { amount, by, now, key }: { amount: number; by: 'refunded' | 'charged_back'; now: Date; key?: string },
): Promise<boolean> {
  const reversed = await db
    .updateTable('sandbox_payment')
    .set((row) => ({
      [by]: row(by, '+', amount),
      updated_at: now,
      ...(key !== undefined && { refund_keys: sql<string[]>`array_append(refund_keys, ${key})` }),
    }))
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where(sql<boolean>`refunded + charged_back - won_back + ${amount}::integer <= amount`)
    .$if(key !== undefined, (query) => query.where(sql<boolean>`not (${key ?? ''} = any(refund_keys))`))
    .returning('id')
    .executeTakeFirst();
  return reversed !== undefined;
}

/** Wins the chargebacks of a sandbox payment; false if there is none to win. */
export async function winSandboxChargeback(db: Db, id: string, { now }: { now: Date }): Promise<boolean> {
  const won = await db
    .updateTable('sandbox_payment')
    .set((row) => ({ won_back: row.ref('charged_back'), updated_at: now }))
    .where('id', '=', id)
    .whereRef('charged_back', '>', 'won_back')
    .returning('id')
    .executeTakeFirst();
  return won !== undefined;
}

/** Applies the effects of time: an open payment expires, a delayed one is paid. */
async function passTime(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update sandbox_payment set status = case when status = 'open' then 'expired' else 'paid' end,
      pays_at = null, updated_at = ${now}::timestamptz
    where id = ${id} and ((status = 'open' and created_at <= ${after(now, -sandboxLifetimeSeconds)}::timestamptz)
      or (status = 'pending' and pays_at <= ${now}::timestamptz))`.execute(db);
}

/** A provider that moves no money: its checkout pages let the user choose the outcome. */
export function sandboxProvider(environment: Environment, db: Db, clock: Clock): PaymentProvider {
  return {
    name: sandboxName,
    async create({ paymentId, amount, currency, method, returnUrl, webhookUrl, ...described }) {
      const id = `sb_${paymentId}`;
      const now = clock.now();
      const { description, language, country } = described;
      const metadata: SandboxMetadata = { paymentId, description, language, country };
      await db
        .insertInto('sandbox_payment')
        .values({
          id,
          amount,
          currency,
          method,
          status: 'open',
          return_url: returnUrl,
          webhook_url: webhookUrl,
          metadata: JSON.stringify(metadata),
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { providerId: id, checkoutUrl: `${sandboxOrigin(environment)}/checkout/${id}` };
    },
    async fetch(providerId) {
      await passTime(db, providerId, clock.now());
      const row = await db
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('id', '=', providerId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        status: row.status as ProviderStatus,
        failureReason: row.failure_reason,
        amount: row.amount,
        currency: row.currency,
        paymentId: (row.metadata as SandboxMetadata).paymentId,
        refunded: row.refunded,
        chargedBack: row.charged_back,
        wonBack: row.won_back,
        refundKeys: row.refund_keys,
      };
    },
    async cancel(providerId) {
      await endSandboxPayment(db, providerId, { status: 'canceled', now: clock.now() });
    },
    async refund({ providerId, amount, idempotencyKey: key }) {
      const now = clock.now();
      if (await reverseSandboxPayment(db, providerId, { amount, by: 'refunded', now, key })) return;
      const row = await db
        .selectFrom('sandbox_payment')
        .select('refund_keys')
        .where('id', '=', providerId)
        .executeTakeFirst();
      if (!row?.refund_keys.includes(key))
        throw new ProviderError('refused', `Refund exceeds the remaining amount of ${providerId}.`);
    },
  };
}
