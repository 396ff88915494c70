import type { Chat, Likes, StreamEvent } from '@heartwood/api-contract';

type DataOf<Name extends StreamEvent['event']> = Extract<StreamEvent, { event: Name }>['data'];

/** What can happen while a page is open: events of the stream, and lists that were loaded again. */
export interface LiveEvents {
  message: DataOf<'message'>;
  like: DataOf<'like'>;
  match: DataOf<'match'>;
  credits: DataOf<'credits'>;
  read: DataOf<'read'>;
  photo: DataOf<'photo'>;
  typing: DataOf<'typing'>;
  /** The page's stream stands: what happened since the page was loaded, and before now, it does not tell. */
  opened: undefined;
  /** The conversations, loaded again by the poll. */
  chats: readonly Chat[];
  /** The likes, loaded again by the poll. */
  likes: Likes;
}

type Listener<Name extends keyof LiveEvents> = (event: LiveEvents[Name]) => void;

/** Hands what happens to whoever listens. */
export class LiveBus {
  readonly #listeners = new Map<keyof LiveEvents, Set<(event: never) => void>>();

  /** Calls `listener` with each event of that name; gives back how to stop. */
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
