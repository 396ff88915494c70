import { countBadgeCap } from '@heartwood/domain';
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
 * badges; if that fails, they count again unless the number was loaded meanwhile.
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
      const upTo = isAll ? Math.max(all, seq) : Math.max(before ?? 0, seq);
      marked.current.set(conversation, upTo);
      if (count === 0) return;
      report(conversation);
      let unread = 0;
      // Above the cap the API doesn't say how many there are.
      const left = () => (unread > countBadgeCap ? unread : Math.max(0, unread - (count ?? 0)));
      change((member) => {
        unread = member.num_unread_messages;
        return { ...member, num_unread_messages: left() };
      });
      const undo = () => {
        // A later mark includes this one.
        if (marked.current.get(conversation) !== upTo) return;
        if (before === undefined) marked.current.delete(conversation);
        else marked.current.set(conversation, before);
        latest.current.update((member) =>
          member.num_unread_messages === left() ? { ...member, num_unread_messages: unread } : member,
        );
      };
      void import('./chat-calls')
        .then(({ markRead }) => markRead(conversation, isAll ? undefined : seq))
        .catch(undo);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isIdle, conversation, seq, latest]);
}
