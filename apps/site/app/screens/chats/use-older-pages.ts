import { useEffect } from 'react';
import type { MouseEvent, RefObject } from 'react';

const nearTop = 240;

interface OlderPages {
  /** The address of the older page; `undefined` at the beginning of the conversation. */
  readonly href: string | undefined;
  /** Gives `false` when the page could not be had. */
  readonly load: () => Promise<boolean>;
}

/**
 * Loads older messages when scrolling comes near their beginning. Gives what pressing their link does; without script
 * the link is a link.
 */
export function useOlderPages(scroller: RefObject<HTMLElement>, { href, load }: OlderPages) {
  useEffect(() => {
    const element = scroller.current;
    if (!element || href === undefined) return undefined;
    const look = () => {
      const above = element.scrollHeight - element.clientHeight + element.scrollTop;
      if (element.scrollTop < 0 && above < nearTop) void load();
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  });

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain) return;
    event.preventDefault();
    void load();
  };
}
