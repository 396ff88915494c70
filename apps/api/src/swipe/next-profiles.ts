import { swipeProfilesAtOnce, swipeSkipDays } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import { after } from '../kernel/clock';
import type { Member } from '../kernel/sessions/member';
import type { Viewer } from '../kernel/viewer';
import { pageQuery } from '../search/member-pages';
import { homeOf, startingFilters } from '../search/starting-filters';

const daySeconds = 86_400;

/**
 * The next members the swipe game shows, nearest first: with a photo, and neither liked nor recently skipped.
 */
export function nextProfiles(db: Db, viewer: Viewer<string>, member: Member, brand: Brand) {
  const { gender, min_age, max_age } = startingFilters(member, brand);
  const since = after(viewer.now, -swipeSkipDays * daySeconds);
  return pageQuery(
    db,
    viewer,
    { gender: gender ?? undefined, min_age, max_age, with_photo: true },
    {
      page: 1,
      size: swipeProfilesAtOnce,
      order: { sort: 'near', home: homeOf(member) },
      restrict: (query) =>
        query
          .where(
            sql<boolean>`not exists (
              select from liked where liked.from_id = ${viewer.id} and liked.to_id = profile.id
            )`,
          )
          .where(
            sql<boolean>`not exists (
              select from swipe where swipe.account_id = ${viewer.id} and swipe.other_id = profile.id
                and not swipe.liked and swipe.swiped_at > ${since}
            )`,
          )
          .where(
            sql<boolean>`exists (
              select from photo where photo.id = profile.main_photo_id and photo.status = 'active'
                and not photo.private
            )`,
          ),
    },
  )
    .select('profile.description')
    .execute();
}
