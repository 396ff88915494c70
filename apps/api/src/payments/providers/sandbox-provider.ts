import type { ProviderStatus } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { after, type Clock } from '../../kernel/clock';
import type { Environment } from '../../kernel/environment';
import type { PaymentProvider } from './payment-provider';

/** The sandbox's name among the providers. */
export const sandboxName = 'sandbox';
/** An unpaid sandbox payment expires by itself after this long. */
export const sandboxLifetimeSeconds = 1800;

/** What the sandbox keeps beside the amounts. */
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

/** Ends an open sandbox payment in one way or another; false when it had ended before. */
export async function endSandboxPayment(
  db: Db,
  id: string,
  status: ProviderStatus,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sandbox_payment')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** A provider that moves no money: its checkout pages let one choose how the payment ends. */
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
      const now = clock.now();
      await db
        .updateTable('sandbox_payment')
        .set({ status: 'expired', updated_at: now })
        .where('id', '=', providerId)
        .where('status', '=', 'open')
        .where('created_at', '<=', after(now, -sandboxLifetimeSeconds))
        .execute();
      const row = await db
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('id', '=', providerId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        status: row.status as ProviderStatus,
        amount: row.amount,
        currency: row.currency,
        paymentId: (row.metadata as SandboxMetadata).paymentId,
        refunded: row.refunded,
        chargedBack: row.charged_back,
      };
    },
    async cancel(providerId) {
      await endSandboxPayment(db, providerId, 'canceled', clock.now());
    },
  };
}
