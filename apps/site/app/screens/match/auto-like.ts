import { ApiError, unwrap } from '@heartwood/api-client';
import type { Likes, MemberCard } from '@heartwood/api-contract';
import { browserApi } from '../../member/browser-api';

async function takeLike(): Promise<MemberCard | null> {
  try {
    return (await unwrap(browserApi().GET('/api/auto-like.php'))) || null;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
}

/**
 * Takes a like that the member has not been shown yet; `null` if there is none. The API doesn't know of those that
 * this page has `shown` as they came.
 */
export async function takeAutoLike(
  shown: ReadonlySet<string>,
  take: () => Promise<MemberCard | null> = takeLike,
): Promise<MemberCard | null> {
  const like = await take();
  return like && shown.has(like.id) ? takeAutoLike(shown, take) : like;
}

/** Loads the current likes; `null` if the session has ended. */
export async function loadLikes(): Promise<Likes | null> {
  return (await unwrap(browserApi().GET('/api/likes.php'))) || null;
}
