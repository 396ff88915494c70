import type { Manifest } from '@heartwood/brands';
import { ApiError } from '../../kernel/api-error';
import type { Scope } from '../../kernel/scope';
import { limitLeft, type KeptLimit } from '../ledger/spending';

/**
 * Rejects a payment that exceeds the limit members set for themselves per 30 days, in any currency, once it
 * is inserted and under the lock of the member's account. The error reports the rest of the limit in the
 * currency of the payment.
 * @throws ApiError spend_limit_reached
 */
export async function checkSpendLimit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  member: KeptLimit & { id: string },
  { payment, manifest }: { payment: { id: string; amount: number; currency: string }; manifest: Manifest },
): Promise<void> {
  const { id: except, amount, currency } = payment;
  const left = await limitLeft(db, member, { manifest, currency, now: clock.now(), except });
  if (left !== null && amount > left)
    throw new ApiError('spend_limit_reached', { data: { amount: left, currency } });
}
