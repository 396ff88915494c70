import type { Chat, Likes, StreamEvent } from '@heartwood/api-contract';

type DataOf<Name extends StreamEvent['event']> = Extract<StreamEvent, { event: Name }>['data'];

/** Events while a page is open: those of the stream, and reloaded lists. */
export interface LiveEvents {
  message: DataOf<'message'>;
  like: DataOf<'like'>;
  match: DataOf<'match'>;
  credits: DataOf<'credits'>;
  payment: DataOf<'payment'>;
  read: DataOf<'read'>;
  photo: DataOf<'photo'>;
  typing: DataOf<'typing'>;
  /** The page's stream is connected; it doesn't report what happened between the page load and now. */
  opened: undefined;
  /** The conversations, reloaded by the poll. */
  chats: readonly Chat[];
  /** The likes, reloaded by the poll. */
  likes: Likes;
}

type Listener<Name extends keyof LiveEvents> = (event: LiveEvents[Name]) => void;

/** Dispatches events to listeners. */
export class LiveBus {
  readonly #listeners = new Map<keyof LiveEvents, Set<(event: never) => void>>();

  /** Calls `listener` with each event of that name. Returns an unsubscribe function. */
  on<Name extends keyof LiveEvents>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  emit<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<Name>)(event);
  }
}
