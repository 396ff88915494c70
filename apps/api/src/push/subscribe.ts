import type { PushSubscription } from '@heartwood/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../kernel/api-error';
import type { Context } from '../kernel/operation';
import { checkSubscription } from './check-subscription';

/**
 * Keeps a browser's subscription for the caller's session: a browser has one, and belongs to whoever logged in there
 * last.
 * @throws ApiError authentication_required, invalid_fields
 */
export async function subscribe(
  { member, brand, clock, services }: Context<'postUser'>,
  subscription: PushSubscription,
): Promise<void> {
  if (!member) throw new ApiError('authentication_required');
  await services.limits.consume('push-subscribe', member.id);
  checkSubscription(subscription, services.environment.PUSH_TEST_HOSTS);
  const { endpoint, keys } = subscription;
  const kept = { session_id: member.sessionId, brand: brand.id, p256dh: keys.p256dh, auth: keys.auth };
  await services.inTransaction(async ({ db }) => {
    await db
      .insertInto('push_subscription')
      .columns(['session_id', 'brand', 'endpoint', 'p256dh', 'auth', 'created_at'])
      .expression(
        db
          .selectFrom('session')
          .select(({ ref, val }) => [
            ref('id').as('session_id'),
            val(brand.id).as('brand'),
            val(endpoint).as('endpoint'),
            val(keys.p256dh).as('p256dh'),
            val(keys.auth).as('auth'),
            sql<Date>`${clock.now()}::timestamptz`.as('created_at'),
          ])
          .where('id', '=', member.sessionId)
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.constraint('push_endpoint').doUpdateSet(kept))
      .execute();
    await db
      .deleteFrom('push_subscription')
      .where('session_id', '=', member.sessionId)
      .where('endpoint', '!=', endpoint)
      .execute();
  });
}
