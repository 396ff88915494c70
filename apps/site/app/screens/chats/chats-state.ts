import type { Chat, Message } from '@heartwood/api-contract';
import { mapChanged } from './map-changed';

/** A message of the event stream, with what the list needs. */
export interface ListedMessage {
  readonly conversation: string;
  readonly message: Message;
  /** Whether that conversation is in view. */
  readonly seen: boolean;
}

/** Whether the list counts a message already. The position of one that waits is provisional. */
function isRepeated(message: Message, last: Chat['last_message']): boolean {
  return last !== null && message.seq <= last.seq && ![message.status, last.status].includes('waiting');
}

/**
 * Returns the list after a message: its conversation moves to the top. `null` if the list lacks that
 * conversation and must be reloaded. A message already in the list changes no count, nor does one before its
 * last, which a stream that resumes repeats.
 */
export function chatsWithMessage(
  chats: readonly Chat[],
  { conversation, message, seen }: ListedMessage,
): readonly Chat[] | null {
  const chat = chats.find(({ conversation_id }) => conversation_id === conversation);
  if (!chat) return null;
  if (isRepeated(message, chat.last_message)) return seen ? chatsWithOpened(chats, conversation) : chats;
  const known = chat.last_message?.id === message.id;
  const unread = seen ? 0 : chat.num_unread_messages + (message.mine || known ? 0 : 1);
  const moved: Chat = {
    ...chat,
    last_message: message,
    num_unread_messages: unread,
    updated: message.created,
  };
  return [moved, ...chats.filter((other) => other !== chat)];
}

/** Returns the list after either person has read a conversation up to a position. */
export function chatsWithRead(
  chats: readonly Chat[],
  {
    conversation,
    seq,
    mine,
  }: { readonly conversation: string; readonly seq: number; readonly mine: boolean },
): readonly Chat[] {
  return mapChanged(chats, (chat) => {
    const { last_message: last } = chat;
    if (chat.conversation_id !== conversation || !last || last.seq > seq) return chat;
    if (mine) return chat.num_unread_messages === 0 ? chat : { ...chat, num_unread_messages: 0 };
    return last.mine && last.status === 'delivered'
      ? { ...chat, last_message: { ...last, status: 'read' as const } }
      : chat;
  });
}

/** Returns the list with a conversation opened: none of its messages is unread. */
export function chatsWithOpened(chats: readonly Chat[], conversation: string | null): readonly Chat[] {
  return mapChanged(chats, (chat) =>
    chat.conversation_id === conversation && chat.num_unread_messages > 0
      ? { ...chat, num_unread_messages: 0 }
      : chat,
  );
}

/** Returns the number of unread messages of a conversation in the list; `null` if it isn't listed. */
export function unreadIn(chats: readonly Chat[], conversation: string | null): number | null {
  return chats.find(({ conversation_id }) => conversation_id === conversation)?.num_unread_messages ?? null;
}

/** Returns the position of a conversation's newest message in the list; 0 if it isn't listed. */
export function lastSeqIn(chats: readonly Chat[], conversation: string | null): number {
  return chats.find(({ conversation_id }) => conversation_id === conversation)?.last_message?.seq ?? 0;
}
