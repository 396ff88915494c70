import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../member/browser-api';

/** Likes a member or removes the like. Returns the error code, if it failed. */
export async function sendLike(profile: string, liked: boolean): Promise<ApiError['code'] | undefined> {
  const api = browserApi();
  const body = { profile };
  try {
    const answer = await unwrap(
      liked ? api.POST('/api/like.php', { body }) : api.DELETE('/api/like.php', { body }),
    );
    return answer === false ? 'authentication_required' : undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
