import type { ReactNode } from 'react';

/** A short notice at the edge of the page. */
export interface ToastContent {
  title: string;
  /** One more line. */
  text?: string;
  /** `danger` stays until it is closed; the others go after 6 s. */
  tone?: 'success' | 'danger' | 'neutral';
  /** Instead of the tone's icon: an icon or an avatar. */
  icon?: ReactNode;
  /** A small button or link. */
  action?: ReactNode;
}

type Listener = (content: ToastContent) => void;

/** Where the application puts notices; `ToastRegion` shows them. Keeps those added before the region is there. */
export interface ToastQueue {
  add: (content: ToastContent) => void;
  /** Called for every notice, the waiting ones at once; gives a function that stops it. */
  listen: (listener: Listener) => () => void;
}

/** Makes a queue; one for each browser window. */
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
