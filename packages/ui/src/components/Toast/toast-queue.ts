import type { ReactNode } from 'react';

/** A short notice at the edge of the page. */
export interface ToastContent {
  title: string;
  /** A second line. */
  text?: string;
  /** `danger` stays until it is closed; the others disappear after 6 s. */
  tone?: 'success' | 'danger' | 'neutral';
  /** Replaces the tone's icon: an icon or an avatar. */
  icon?: ReactNode;
  /** A small button or link. */
  action?: ReactNode;
}

type Listener = (content: ToastContent) => void;

/**
 * The queue that the application adds notices to; `ToastRegion` shows them, including those added before it
 * mounts.
 */
export interface ToastQueue {
  add: (content: ToastContent) => void;
  /** Calls the listener for every notice, at once for queued ones. Returns an unsubscribe function. */
  listen: (listener: Listener) => () => void;
}

/** Creates a queue; one per browser window. */
export function createToastQueue(): ToastQueue {
  const waiting: ToastContent[] = [];
  let current: Listener | undefined;
  return {
    add(content) {
      if (current === undefined) waiting.push(content);
      else current(content);
    },
    listen(listener) {
      current = listener;
      for (const content of waiting.splice(0)) listener(content);
      return () => {
        if (current === listener) current = undefined;
      };
    },
  };
}
