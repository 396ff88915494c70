import type { Message } from '@heartwood/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useBeforePaint } from '../../hooks/before-paint';
import { useLatest } from '../../hooks/use-latest';

const nearEdge = 600;
const farFromEnd = 400;
const nearEnd = 40;

/** Scrolls to something; `false` while the page does not show it yet. */
type Aim = (scroller: HTMLElement) => boolean;

interface ScrolledThread {
  /** Loads messages older than the page's; `undefined` at the start of the conversation. */
  readonly older: (() => Promise<boolean>) | undefined;
  /** Loads messages newer than the page's; `undefined` if it shows the newest. */
  readonly newer: (() => Promise<boolean>) | undefined;
  /** The messages on the page. */
  readonly messages: readonly Message[];
}

/** Scrolls the element of a selector into view, at a share of the height below the upper edge. */
export function aimAt(selector: string, share: number): Aim {
  return (scroller) => {
    const target = scroller.querySelector(selector);
    if (!target) return false;
    const wanted = scroller.getBoundingClientRect().top + scroller.clientHeight * share;
    scroller.scrollTop += target.getBoundingClientRect().top - wanted;
    return true;
  };
}

/** Whether the end of the scroll container is in view. */
export function isNearEnd(scroller: HTMLElement | null): boolean {
  return (scroller?.scrollTop ?? 0) > -nearEnd;
}

/** Whether a click on a link has no modifier keys. */
export function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

/**
 * Loads older and newer messages when scrolling near them. `away` says that the end is out of view; `aim`
 * scrolls to something, at once or as soon as the page shows it.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement>,
  { older, newer, messages }: ScrolledThread,
) {
  const [away, setAway] = useState(false);
  const aimed = useRef<Aim | null>(null);
  const latest = useLatest({ older, newer });

  const tryAim = useCallback(() => {
    const element = scroller.current;
    if (element && aimed.current?.(element)) aimed.current = null;
  }, [scroller]);
  useBeforePaint(tryAim);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = element;
      const above = scrollHeight - clientHeight + scrollTop;
      const fits = scrollHeight - clientHeight < nearEnd;
      setAway(-scrollTop > farFromEnd);
      if (above < nearEdge && (scrollTop < 0 || fits)) void latest.current.older?.();
      else if (-scrollTop < nearEdge) void latest.current.newer?.();
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, messages, latest]);

  return {
    away,
    aim: useCallback(
      (next: Aim) => {
        aimed.current = next;
        tryAim();
      },
      [tryAim],
    ),
  };
}
