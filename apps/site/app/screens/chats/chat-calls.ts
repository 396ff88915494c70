import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../session/browser-api';

/** One page of a conversation: the newest, or what is older than `before`. `false` when logged out. */
export function loadThread(conversation: string, before?: number) {
  return unwrap(browserApi().GET('/api/chat.php', { params: { query: { conversation, before } } }));
}

/** The first page of the list. `false` when logged out. */
export function loadChats() {
  return unwrap(browserApi().GET('/api/chats.php'));
}

/** Tells the API that a conversation was read up to a place. */
export function markRead(conversation: string, seq: number) {
  return unwrap(browserApi().PUT('/api/chat.php', { body: { conversation, seq } }));
}

/** Removes a conversation from the member's list. */
export function removeChat(conversation: string) {
  return unwrap(browserApi().DELETE('/api/chat.php', { body: { conversation } }));
}
