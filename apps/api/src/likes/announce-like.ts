import { countBadges } from '../badges/badges';
import { brandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';
import { cardsQuery, memberCard } from '../profiles/member-card';

interface NewLike {
  fromId: string;
  toId: string;
  /** Both like each other now. */
  match: boolean;
  brand: Brand;
}

/** Tells who is liked of it, and both sides of a match. */
export async function announceLike(
  scope: Pick<Scope, 'db' | 'events' | 'clock' | 'jobs'>,
  { fromId, toId, match, brand }: NewLike,
): Promise<void> {
  const { db, clock } = scope;
  const { pool } = brand;
  const at = brandTime(brand, clock.now());
  const tell = async (accountId: string, about: string) => {
    const { num_new_likes } = await countBadges(db, accountId, pool);
    const row = await cardsQuery(db, accountId).where('profile.id', '=', about).executeTakeFirstOrThrow();
    const page = { profile: memberCard(row, at), num_new_likes };
    const type = match ? 'match' : 'like';
    await notify(scope, { type, accountId, byId: fromId, page, facts: { pool } });
  };
  await tell(toId, fromId);
  if (match) await tell(fromId, toId);
}
