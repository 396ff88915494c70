import { sql, type RawBuilder } from 'kysely';
import { notBlocked } from './not-blocked';

/**
 * Whether a viewer may open a member's profile: searchable, or invisible and in touch with the viewer already;
 * never across a block, from another pool, unconfirmed or deleted. One's own profile can always be opened.
 */
export function mayOpen(viewerId: string | null, pool: string): RawBuilder<boolean> {
  const inTouch =
    viewerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select 1 from conversation_member
          where conversation_member.account_id = ${viewerId} and conversation_member.other_id = profile.id
        )`;
  const others = sql<boolean>`profile.pool = ${pool} and profile.status = 'active'
    and (profile.visible or ${inTouch}) and ${notBlocked(viewerId, 'profile.id')}`;
  return viewerId === null ? others : sql<boolean>`(profile.id = ${viewerId} or (${others}))`;
}
