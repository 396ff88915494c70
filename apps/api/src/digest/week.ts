import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import { brandTime } from '../kernel/brand-time';
import { after } from '../kernel/clock';
import { senderCounts } from '../notifications/open-channels';
import { found } from '../search/found-members';
import { startingFilters } from '../search/starting-filters';
import { mayOpen } from '../visibility/may-open';
import type { Recipient } from './recipient';

const mostNames = 3;
const weekSeconds = 7 * 86_400;

/** A member's weekly summary. */
export interface Week {
  /** New members matching the member's search, excluding fictional profiles. */
  newMembers: number;
  /** Some of their names, nearest first. */
  names: string[];
  /** Likes the member received. */
  likes: number;
}

/** The summary of the week before a time; null if nothing happened. */
export async function weekOf(db: Db, recipient: Recipient, brand: Brand, now: Date): Promise<Week | null> {
  const { id, pool, home_region } = recipient;
  const viewer = { id, pool, brand: brand.id, ...brandTime(brand, now) };
  const since = after(now, -weekSeconds);
  const { gender, country, min_age, max_age } = startingFilters(recipient, brand);
  const filters = { gender: gender ?? undefined, country: country ?? undefined, min_age, max_age };
  const arrived = found(db, viewer, filters)
    .where('profile.created_at', '>', since)
    .where('profile.fictional', '=', false)
    .where(senderCounts(id, sql`profile.id`));
  const { count } = await arrived
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const near = await arrived
    .select('profile.name')
    .orderBy(sql`profile.region is not distinct from ${home_region}`, 'desc')
    .orderBy('profile.created_at', 'desc')
    .limit(mostNames)
    .execute();
  const { likes } = await db
    .selectFrom('liked')
    .innerJoin('profile', 'profile.id', 'liked.from_id')
    .select(sql<number>`count(*)::integer`.as('likes'))
    .where('liked.to_id', '=', id)
    .where('liked.revealed', '=', true)
    .where('liked.created_at', '>', since)
    .where(mayOpen(viewer))
    .where(senderCounts(id, sql`profile.id`))
    .executeTakeFirstOrThrow();
  if (count === 0 && likes === 0) return null;
  return { newMembers: count, names: near.map(({ name }) => name), likes };
}
