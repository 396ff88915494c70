import { unwrap } from '@heartwood/api-client';
import { pageAction, pageLoader } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { answerLike } from '../../people/like-action.server';
import { entriesOf, likesFingerprint, likeTypeOf } from './like-lists';
import type { LikeEntry, LikeType } from './like-lists';

/** Data of a page of likes. */
export interface LikesData {
  readonly type: LikeType;
  readonly entries: readonly LikeEntry[];
  /** Cursor of older likes. */
  readonly older: string | null;
  /** Changes with the first page of likes; absent on older ones. */
  readonly fingerprint: string | null;
}

/** Loads one of the lists of likes. */
export const loader = pageLoader(async ({ visit, api, url, params }): Promise<LikesData | false> => {
  const type = likeTypeOf(params.type);
  if (!type) throw new Response(null, { status: 404 });
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [likes, places] = await Promise.all([
    unwrap(api.GET('/api/likes.php', { params: { query: { cursor } } })),
    placesOf(visit),
  ]);
  return (
    likes && {
      type,
      entries: entriesOf(likes, type, places),
      older: likes.next_cursor,
      fingerprint: cursor === undefined ? likesFingerprint(likes) : null,
    }
  );
});

/** Handles hearts without script. */
export const action = pageAction(async (sent) => {
  await answerLike(sent);
  return null;
});
