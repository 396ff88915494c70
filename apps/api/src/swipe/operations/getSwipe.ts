import { swipeLikesPerDay } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { dayText, endOfDay } from '../../kernel/brand-time';
import { operation } from '../../kernel/operation';
import type { Viewer } from '../../kernel/viewer';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { mayOpen } from '../../visibility/may-open';
import { nextProfiles } from '../next-profiles';
import { likesLeft } from '../swipe-day';

/** Members the viewer liked in the game on a day, if the like still exists and the viewer may see them. */
function likedOn(db: Db, viewer: Viewer<string>, day: string) {
  return cardsQuery(db, viewer.id)
    .innerJoin('swipe', (join) =>
      join.onRef('swipe.other_id', '=', 'profile.id').on('swipe.account_id', '=', viewer.id),
    )
    .select(
      sql<boolean>`exists (
        select from liked where liked.from_id = profile.id and liked.to_id = ${viewer.id} and liked.revealed
      )`.as('match'),
    )
    .where('swipe.liked', '=', true)
    .where('swipe.day', '=', day)
    .where('viewer_like.from_id', 'is not', null)
    .where(mayOpen(viewer))
    .orderBy('swipe.id')
    .execute();
}

export const getSwipe = operation('getSwipe', { access: 'member' }, async ({ db, member, viewer, brand }) => {
  const day = dayText(viewer);
  const [next, left, liked] = await Promise.all([
    nextProfiles(db, viewer, member, brand),
    likesLeft(db, { accountId: member.id, day }),
    likedOn(db, viewer, day),
  ]);
  const showsDescription = brand.settings.visible_profile_notes.includes('description');
  return {
    status: 200,
    body: {
      profiles: next.map((row) => ({
        profile: memberCard(row, viewer),
        description: (showsDescription && row.description) || null,
      })),
      likes_left: left,
      likes_per_day: swipeLikesPerDay,
      renews_at: endOfDay(brand.manifest.time_zone, viewer).toISOString(),
      likes_today: liked.map((row) => ({ profile: memberCard(row, viewer), match: row.match })),
    },
  };
});
