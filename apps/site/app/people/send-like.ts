import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../member/browser-api';

/** Likes a member or takes the like back. Gives the code of what went wrong, if anything did. */
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
