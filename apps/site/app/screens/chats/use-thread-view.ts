import type { Message } from '@heartwood/api-contract';
import { useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useBeforePaint } from '../../hooks/before-paint';
import { useLatest } from '../../hooks/use-latest';
import type { ConversationData } from './conversation.server';
import { useFirstUnread } from './first-unread';
import { useThread } from './use-thread';
import { aimAt, isNearEnd, isPlainPress, useThreadScroll } from './use-thread-scroll';

/** A found message, and the search text. */
interface Hit {
  readonly message: Message;
  readonly text: string;
}

const thirdFromTop = 1 / 3;
const aboveTheMiddle = 0.4;

/**
 * Returns the part of the open conversation that the page shows, and how to move in it: opened at the unread
 * messages, to older and newer ones by scrolling, to search hits, and to the end.
 */
export function useThreadView(
  data: ConversationData,
  scroller: RefObject<HTMLDivElement>,
  onArrival: (message: Message) => void,
) {
  const live = useThread(data.thread, { isAtEnd: () => isNearEnd(scroller.current), onArrival });
  const { thread, loadOlder, loadNewer, goTo } = live;
  const unread = useFirstUnread(data);
  const latest = useLatest({ hasLine: unread !== null, partial: thread.has_newer });
  const { away, aim } = useThreadScroll(scroller, {
    older: thread.has_more ? loadOlder : undefined,
    newer: thread.has_newer && !data.older ? loadNewer : undefined,
    messages: thread.messages,
  });
  const [hit, setHit] = useState<Hit | null>(null);
  const { id: profile } = thread.profile;

  useBeforePaint(() => {
    setHit(null);
    scroller.current?.scrollTo({ top: 0 });
    if (latest.current.hasLine) aim(aimAt('[data-item="unread"]', thirdFromTop));
  }, [profile, scroller, latest, aim]);

  const toEnd = () => {
    aim((element) => {
      if (latest.current.partial) return false;
      element.scrollTop = 0;
      return true;
    });
    if (thread.has_newer) void goTo();
  };

  return {
    ...live,
    unread,
    hit,
    /** Whether the link to the end is shown. */
    away: away || thread.has_newer,
    toEnd,
    /** Click handler of the link to the newest messages. */
    onNewest: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      toEnd();
      scroller.current?.focus({ preventScroll: true });
    },
    /** Click handler of the link to older messages. */
    onOlder: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      void loadOlder();
    },
    /** Scrolls to a search hit with its neighbours. */
    show: (next: Hit | null) => {
      setHit(next);
      if (!next) return;
      const { seq, id } = next.message;
      aim(aimAt(`[data-message="${CSS.escape(id)}"] > *`, aboveTheMiddle));
      if (thread.messages.every((known) => known.id !== id)) void goTo(seq);
    },
  };
}
