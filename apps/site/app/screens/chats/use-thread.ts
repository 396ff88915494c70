import type { Chat, ChatThread, Message } from '@heartwood/api-contract';
import { startTransition, useCallback, useRef, useState } from 'react';
import { useLiveEvent } from '../../member/live/live';
import type { ThreadPlace } from './chat-calls';
import {
  newestSeq,
  oldestSeq,
  withMessage,
  withNewer,
  withNewest,
  withOlder,
  withRead,
} from './thread-state';
import type { ThreadState } from './thread-state';

interface Held {
  readonly given: ChatThread;
  readonly state: ThreadState;
}

interface ThreadUse {
  /** Whether the end of the conversation is in view. */
  readonly isAtEnd: () => boolean;
  /** Called with a new message of the other person. */
  readonly onArrival: (message: Message) => void;
}

function resolved(held: Held, given: ChatThread): ThreadState {
  if (held.given === given) return held.state;
  return held.given.profile.id === given.profile.id ? withNewest(held.state, given) : given;
}

/**
 * Keeps the open conversation up to date. `given` is the loader's. `change` updates the conversation with a
 * member if it is still open; `loadOlder`, `loadNewer` and `goTo` return `false` on failure. `arrived` are
 * the messages received while the page was open.
 */
export function useThread(given: ChatThread, { isAtEnd, onArrival }: ThreadUse) {
  const [held, setHeld] = useState<Held>({ given, state: given });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [arrived] = useState(() => new Set<string>());
  const asking = useRef(false);
  const thread = resolved(held, given);
  const { conversation } = thread;

  const change = useCallback(
    (profile: string, next: (state: ThreadState) => ThreadState) =>
      setHeld((before) => {
        const state = resolved(before, given);
        const changed = state.profile.id === profile ? next(state) : state;
        return changed === before.state ? before : { given, state: changed };
      }),
    [given],
  );

  const load = async (
    place: ThreadPlace,
    next: (state: ThreadState, page: ChatThread) => ThreadState,
  ): Promise<boolean> => {
    if (conversation === null) return false;
    try {
      const { loadThread } = await import('./chat-calls');
      const page = await loadThread(conversation, place);
      if (page) startTransition(() => change(page.profile.id, (state) => next(state, page)));
      return page !== false;
    } catch {
      return false;
    }
  };

  const reload = async (of: string) => {
    const { loadThread } = await import('./chat-calls');
    const page = await loadThread(of, {});
    if (page) change(page.profile.id, (state) => withNewest(state, page, isAtEnd()));
  };

  const loadOnce = async (...asked: Parameters<typeof load>) => {
    if (asking.current) return true;
    asking.current = true;
    const had = await load(...asked);
    asking.current = false;
    return had;
  };

  const loadOlder = async () => {
    const before = oldestSeq(thread);
    if (before === undefined || asking.current) return true;
    setLoadingOlder(true);
    const had = await loadOnce({ before }, withOlder);
    startTransition(() => setLoadingOlder(false));
    return had;
  };

  useLiveEvent('message', ({ conversation: where, profile, message }) => {
    if (profile !== thread.profile.id) return;
    arrived.add(message.id);
    change(profile, (state) => withMessage({ ...state, conversation: where }, message, isAtEnd()));
    if (!message.mine) onArrival(message);
  });
  useLiveEvent('read', ({ conversation: where, seq, mine }) => {
    if (where === conversation && !mine) change(thread.profile.id, (state) => withRead(state, seq));
  });
  useLiveEvent('opened', () => {
    if (conversation !== null) void reload(conversation).catch(() => undefined);
  });
  useLiveEvent('chats', (chats: readonly Chat[]) => {
    const chat = chats.find(({ profile_id }) => profile_id === thread.profile.id);
    const last = chat?.last_message;
    if (!chat || !last || last.status === 'waiting') return;
    const isNew = (!thread.has_newer && last.seq > newestSeq(thread)) || chat.blocked !== thread.blocked;
    if (isNew) void reload(chat.conversation_id).catch(() => undefined);
    else if (last.mine && last.status === 'read')
      change(thread.profile.id, (state) => withRead(state, last.seq));
  });

  return {
    thread,
    change,
    arrived: arrived as ReadonlySet<string>,
    loadOlder,
    loadingOlder,
    loadNewer: () => loadOnce({ after: newestSeq(thread) }, withNewer),
    /** Loads the messages around a position, or the newest. */
    goTo: (around?: number) => load({ around }, (_before, page) => page),
  };
}
