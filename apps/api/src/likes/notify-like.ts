import { countBadges } from '../badges/badges';
import { brandTime } from '../kernel/brand-time';
import type { BrandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';
import { cardsQuery, memberCard } from '../profiles/member-card';
import { mayOpen } from '../visibility/may-open';

interface LikeNotification {
  type: 'like' | 'match';
  /** The recipient of the notification. */
  accountId: string;
  /** The member the notification is about. */
  about: string;
  /** The member who gave the like. */
  byId: string;
  pool: string;
  at: BrandTime;
}

/** Notifies a member of a like or a match by someone who is shown on the member's own site. */
export async function notifyLike(
  scope: Scope,
  { type, accountId, about, byId, pool, at }: LikeNotification,
): Promise<void> {
  const { db } = scope;
  const { brand } = await db
    .selectFrom('account')
    .select('brand')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const recipient = { id: accountId, pool, brand };
  const row = await cardsQuery(db, accountId)
    .where('profile.id', '=', about)
    .where(mayOpen(recipient))
    .executeTakeFirst();
  if (!row) return;
  const { num_new_likes } = await countBadges(db, recipient);
  const page = { profile: memberCard(row, at), num_new_likes };
  await notify(scope, { type, accountId, byId, page, facts: { pool, brand } });
}

/** Notifies the recipient of a like that was given before, under the pair's lock. `brand` is one of its giver's pool. */
export async function notifyGivenLike(
  scope: Scope,
  { byId, accountId, brand }: { byId: string; accountId: string; brand: Brand },
): Promise<void> {
  const { db, clock } = scope;
  const likedBack = await db
    .selectFrom('liked')
    .select('to_id')
    .where('from_id', '=', accountId)
    .where('to_id', '=', byId)
    .executeTakeFirst();
  const type = likedBack ? 'match' : 'like';
  const at = brandTime(brand, clock.now());
  await notifyLike(scope, { type, accountId, about: byId, byId, pool: brand.pool, at });
}
