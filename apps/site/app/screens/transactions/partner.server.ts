import { ApiError, unwrap } from '@heartwood/api-client';
import type { PageRequest } from '../../visit/page.server';

/** Whom a member was writing to when paying. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly fictional: boolean;
}

function placeOf(path: string) {
  const [, conversation, profile] = /^\/(?:chats\/([^/?]+)|members\/([^/?]+)\/chat)(?:\?|$)/.exec(path) ?? [];
  if (conversation !== undefined) return { conversation: decodeURIComponent(conversation) };
  return profile === undefined ? undefined : { profile: decodeURIComponent(profile) };
}

/** Loads the other person of the conversation at a path; `null` if it no longer exists. */
export async function partnerOf(api: PageRequest['api'], path: string | null): Promise<Partner | null> {
  try {
    const place = path === null ? undefined : placeOf(path);
    if (!place) return null;
    const thread = await unwrap(api.GET('/api/chat.php', { params: { query: { ...place, limit: 1 } } }));
    if (!thread) return null;
    const { id, name, fictional } = thread.profile;
    return { id, name, fictional };
  } catch (error) {
    if (error instanceof ApiError || error instanceof URIError) return null;
    throw error;
  }
}
