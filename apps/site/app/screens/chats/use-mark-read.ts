import { useEffect, useRef } from 'react';
import { useDocumentIdle } from '../../hooks/document-idle';
import { useUpdateMember } from '../../member/member-store';
import { newestTheirs } from './thread-state';
import type { ThreadState } from './thread-state';
import { useLatest } from '../../hooks/use-latest';

interface Reading {
  readonly thread: ThreadState;
  /** Unread messages of the conversation before the page was opened; `null` if unknown. */
  readonly unreadBefore: number | null;
  /** Position of the newest message in the list. */
  readonly lastSeq: number;
  readonly onRead: (conversation: string) => void;
}

function theirsAfter(messages: ThreadState['messages'], seq: number): number {
  return messages.filter((message) => !message.mine && message.seq > seq).length;
}

/**
 * Marks the open conversation as read while the page is visible, and subtracts its unread messages from the
 * badges.
 */
export function useMarkRead({ thread, unreadBefore, lastSeq, onRead }: Reading): void {
  const update = useUpdateMember();
  const isIdle = useDocumentIdle();
  const { conversation, has_newer } = thread;
  const seq = newestTheirs(thread);
  const marked = useRef(new Map<string, number>());
  const { messages } = thread;
  const latest = useLatest({ unreadBefore, update, onRead, messages, all: has_newer ? lastSeq : null });

  useEffect(() => {
    if (!isIdle || conversation === null || seq === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      const { unreadBefore: atFirst, update: change, onRead: report, messages: known, all } = latest.current;
      const before = marked.current.get(conversation);
      const count = before === undefined ? atFirst : theirsAfter(known, before);
      if (before !== undefined && count === 0) return;
      const isAll = before === undefined && all !== null;
      marked.current.set(conversation, isAll ? Math.max(all, seq) : Math.max(before ?? 0, seq));
      if (count === 0) return;
      report(conversation);
      change((member) => ({
        ...member,
        num_unread_messages: Math.max(0, member.num_unread_messages - (count ?? 0)),
      }));
      void import('./chat-calls')
        .then(({ markRead }) => markRead(conversation, isAll ? undefined : seq))
        .catch(() => marked.current.delete(conversation));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isIdle, conversation, seq, latest]);
}
