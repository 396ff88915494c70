import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';

/** The server's answer, or the error code. */
type Sent<Answer> = Answer | { readonly problem: ApiError['code'] };

async function sent<Answer extends object>(answer: Promise<Answer | false>): Promise<Sent<Answer>> {
  try {
    return (await answer) || { problem: 'authentication_required' };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.code };
    throw error;
  }
}

/** Likes or skips someone. */
export function sendSwipe(profile: string, liked: boolean) {
  return sent(unwrap(browserApi().POST('/api/swipe.php', { body: { profile, liked } })));
}

/** Undoes the swipe of someone. */
export function takeBack(profile: string) {
  return sent(unwrap(browserApi().DELETE('/api/swipe.php', { body: { profile } })));
}
