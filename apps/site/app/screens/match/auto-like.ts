import { ApiError, unwrap } from '@heartwood/api-client';
import type { Likes, MemberCard } from '@heartwood/api-contract';
import { browserApi } from '../../member/browser-api';

/** Takes a like that the member has not been shown yet; `null` if there is none. */
export async function takeAutoLike(): Promise<MemberCard | null> {
  try {
    return (await unwrap(browserApi().GET('/api/auto-like.php'))) || null;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
}

/** Loads the current likes; `null` if the session has ended. */
export async function loadLikes(): Promise<Likes | null> {
  return (await unwrap(browserApi().GET('/api/likes.php'))) || null;
}
