import { useEffect, useRef } from 'react';
import { useUpdateMember } from '../../session/member-store';
import { newestTheirs } from './thread-state';
import type { ThreadState } from './thread-state';

interface Reading {
  readonly thread: ThreadState;
  /** Unread messages of the conversation, as the list says; `null` where the list does not have it. */
  readonly unread: number | null;
  readonly onRead: (conversation: string) => void;
}

function theirsAfter(messages: ThreadState['messages'], seq: number): number {
  return messages.filter((message) => !message.mine && message.seq > seq).length;
}

/** Marks the open conversation as read while the page is in view, and takes its number off the badges. */
export function useMarkRead({ thread, unread, onRead }: Reading): void {
  const update = useUpdateMember();
  const { conversation } = thread;
  const seq = newestTheirs(thread);
  const marked = useRef(new Map<string, number>());
  const { messages } = thread;
  const latest = useRef({ unread, update, onRead, messages });
  latest.current = { unread, update, onRead, messages };

  useEffect(() => {
    if (conversation === null || seq === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      const before = marked.current.get(conversation);
      const { unread: count, update: change, onRead: tell, messages } = latest.current;
      const arrived = before === undefined ? 0 : theirsAfter(messages, before);
      if (before !== undefined && arrived === 0 && !count) return;
      marked.current.set(conversation, seq);
      if (before === undefined && count === 0) return;
      tell(conversation);
      const read = Math.max(count ?? 0, arrived);
      change((member) => ({
        ...member,
        num_unread_messages: Math.max(0, member.num_unread_messages - read),
      }));
      void import('./chat-calls')
        .then(({ markRead }) => markRead(conversation, seq))
        .catch(() => marked.current.delete(conversation));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, seq, unread]);
}
