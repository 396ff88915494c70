import { countBadges } from '../badges/badges';
import { brandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { addPush } from '../push/has-push';
import { pushLike } from '../push/jobs/push-like';
import { cardsQuery, memberCard } from '../profiles/member-card';

interface NewLike {
  fromId: string;
  toId: string;
  /** Both like each other now. */
  match: boolean;
  brand: Brand;
}

/** Tells open pages of a like, and both sides of a match; who is liked is told by push too. The sender must be confirmed. */
export async function announceLike(
  { db, events, clock, jobs }: Pick<Scope, 'db' | 'events' | 'clock' | 'jobs'>,
  { fromId, toId, match, brand }: NewLike,
): Promise<void> {
  const at = brandTime(brand, clock.now());
  const tell = async (listener: string, about: string, type: 'like' | 'match') => {
    const { num_new_likes } = await countBadges(db, listener, brand.pool);
    const row = await cardsQuery(db, listener).where('profile.id', '=', about).executeTakeFirstOrThrow();
    await events.add([listener], type, {
      profile: memberCard(row, at),
      num_new_likes,
    });
  };
  await tell(toId, fromId, match ? 'match' : 'like');
  if (match) await tell(fromId, toId, 'match');
  await addPush({ db, jobs }, pushLike, { recipientId: toId, fromId, pool: brand.pool });
}
