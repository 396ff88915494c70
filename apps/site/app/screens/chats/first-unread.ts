import { useState } from 'react';
import type { ConversationData } from './conversation.server';

/** The line above messages that were unread when the conversation was opened. */
interface FirstUnread {
  readonly seq: number;
  readonly count: number;
}

type Opened = Pick<ConversationData, 'thread' | 'unreadBefore'>;

/** Returns the line's position in a conversation as opened; `null` if nothing is unread. */
export function firstUnreadOf({ thread, unreadBefore }: Opened): FirstUnread | null {
  const { first_unread: seq, messages } = thread;
  if (seq === null) return null;
  const held = messages.filter((message) => !message.mine && message.seq >= seq).length;
  return { seq, count: Math.max(unreadBefore ?? 0, held) };
}

/** Returns the line of the open conversation: it keeps its position while the conversation is open. */
export function useFirstUnread(data: Opened): FirstUnread | null {
  const { id } = data.thread.profile;
  const [opened, setOpened] = useState(() => ({ id, line: firstUnreadOf(data) }));
  if (opened.id === id) return opened.line;
  const next = { id, line: firstUnreadOf(data) };
  setOpened(next);
  return next.line;
}
