import type { Chat, Message } from '@heartwood/api-contract';
import { mapChanged } from './map-changed';

/** A message of the event stream, as the list needs it. */
export interface ListedMessage {
  readonly conversation: string;
  readonly message: Message;
  /** Whether the member looks at that conversation. */
  readonly seen: boolean;
}

/**
 * The list after a message: its conversation comes first. `null` where the list does not have that conversation
 * and must be loaded again. A message that the list knows already changes no number.
 */
export function chatsWithMessage(
  chats: readonly Chat[],
  { conversation, message, seen }: ListedMessage,
): readonly Chat[] | null {
  const chat = chats.find(({ conversation_id }) => conversation_id === conversation);
  if (!chat) return null;
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

/** The list after one of the two has read a conversation up to a place. */
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

/** The list with one conversation opened: nothing in it is unread. */
export function chatsWithOpened(chats: readonly Chat[], conversation: string | null): readonly Chat[] {
  return mapChanged(chats, (chat) =>
    chat.conversation_id === conversation && chat.num_unread_messages > 0
      ? { ...chat, num_unread_messages: 0 }
      : chat,
  );
}

/** Unread messages of a conversation, as the list says; `null` where the list does not have it. */
export function unreadIn(chats: readonly Chat[], conversation: string | null): number | null {
  return chats.find(({ conversation_id }) => conversation_id === conversation)?.num_unread_messages ?? null;
}

/** The place of a conversation's newest message, as the list says; 0 where the list does not have it. */
export function lastSeqIn(chats: readonly Chat[], conversation: string | null): number {
  return chats.find(({ conversation_id }) => conversation_id === conversation)?.last_message?.seq ?? 0;
}
