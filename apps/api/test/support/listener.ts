import type { TestApi } from './api';
import type { MemberWish } from './members';

/** A member with a browser subscribed to pushes; its endpoint ends with the member's id. */
export async function addListener(api: TestApi, wish?: MemberWish): ReturnType<TestApi['member']> {
  const member = await api.member(wish);
  const session = await api.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('push_subscription')
    .values({
      session_id: session.id,
      brand: 'oakmere',
      endpoint: `https://fcm.googleapis.com/${member.id}`,
      p256dh: 'key',
      auth: 'secret',
      created_at: api.clock.now(),
    })
    .execute();
  return member;
}
