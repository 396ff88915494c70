import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../kernel/viewer';
import { notBlocked } from './not-blocked';
import { shownOn } from './shown-on';

/** The viewer's account, pool and brand. */
export type Onlooker<Id extends string | null = string | null> = Pick<Viewer<Id>, 'id' | 'pool' | 'brand'>;

/**
 * Whether a viewer may open a member's profile: searchable and shown on this site, or already in contact;
 * never if blocked, from another pool, unconfirmed or deleted. Members can always open their own profile.
 */
export function mayOpen({ id, pool, brand }: Onlooker): RawBuilder<boolean> {
  const inTouch =
    id === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select 1 from conversation_member
          where conversation_member.account_id = ${id} and conversation_member.other_id = profile.id
        )`;
  const others = sql<boolean>`profile.pool = ${pool} and profile.status = 'active'
    and ((profile.visible and ${shownOn({ brand })}) or ${inTouch}) and ${notBlocked(id, 'profile.id')}`;
  return id === null ? others : sql<boolean>`(profile.id = ${id} or (${others}))`;
}
