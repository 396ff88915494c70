import { swipeTakeBackSeconds } from '@heartwood/domain';
import { after } from '../../src/kernel/clock';
import { revealSwipeLike } from '../../src/swipe/jobs/reveal-swipe-like';
import type { TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { insertPhoto } from '../support/insert-photo';
import type { MemberWish } from '../support/members';

/** A member with a photo. */
export async function pictured(
  api: TestApi,
  wish: MemberWish = {},
): Promise<{ id: string; browser: Browser }> {
  const member = await api.member(wish);
  await insertPhoto(api, member.id);
  return member;
}

/** The name in a listed profile. */
export const nameOf = ({ profile }: { profile: { name: string } }): string => profile.name;

/** Swipes over a member. */
export const swipe = (browser: Browser, profile: string, liked = true) =>
  browser.post('/api/swipe.php', { profile, liked });

/** Undoes the swipe over a member. */
export const takeBack = (browser: Browser, profile: string) => browser.delete('/api/swipe.php', { profile });

/** Runs the jobs that notify of likes, once each: all of them, or those that are due. */
export async function revealAll(api: TestApi, { due = false } = {}): Promise<number> {
  const before = after(api.clock.now(), due ? -swipeTakeBackSeconds : 1);
  const { rows } = await api.connection.run(
    `delete from pgboss.job where name = $1 and not exists (
      select from swipe where swipe.id = (data->>'swipe')::bigint and swiped_at > $2
    ) returning data`,
    [revealSwipeLike.name, before],
  );
  for (const { data } of rows as { data: { swipe: number; brandId: string } }[])
    await revealSwipeLike.run(data, api.application.services);
  return rows.length;
}
