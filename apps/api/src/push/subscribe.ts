import type { PushSubscription } from '@heartwood/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../kernel/api-error';
import type { Context } from '../kernel/operation';
import { checkSubscription } from './check-subscription';

/**
 * Stores a browser's subscription for the caller's session: a browser has only one, which belongs to whoever
 * logged in there last.
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
  await services.inTransaction(async ({ db }) => {
    await sql`
      insert into push_subscription (session_id, brand, endpoint, p256dh, auth, created_at)
      select id, ${brand.id}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${clock.now()}::timestamptz
      from session where id = ${member.sessionId}::uuid
      for key share
      on conflict on constraint push_endpoint do update set session_id = excluded.session_id,
        brand = excluded.brand, p256dh = excluded.p256dh, auth = excluded.auth`.execute(db);
    await db
      .deleteFrom('push_subscription')
      .where('session_id', '=', member.sessionId)
      .where('endpoint', '!=', endpoint)
      .execute();
  });
}
