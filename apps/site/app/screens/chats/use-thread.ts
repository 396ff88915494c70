import type { Chat, ChatThread } from '@heartwood/api-contract';
import { useCallback, useRef, useState } from 'react';
import { useLiveEvent } from '../../member/live/live';
import { newestSeq, oldestSeq, withMessage, withNewest, withOlder, withRead } from './thread-state';
import type { ThreadState } from './thread-state';

interface Held {
  readonly given: ChatThread;
  readonly state: ThreadState;
}

function resolved(held: Held, given: ChatThread): ThreadState {
  if (held.given === given) return held.state;
  return held.given.profile.id === given.profile.id ? withNewest(held.state, given) : given;
}

/**
 * Keeps the open conversation up to date. `given` is what the loader gave. `change` changes the conversation with a
 * member, if it is still the open one; `loadOlder` gives `false` when what is older could not be had.
 */
export function useThread(given: ChatThread) {
  const [held, setHeld] = useState<Held>({ given, state: given });
  const [loadingOlder, setLoadingOlder] = useState(false);
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

  const reload = async (of: string) => {
    const { loadThread } = await import('./chat-calls');
    const page = await loadThread(of);
    if (page) change(page.profile.id, (state) => withNewest(state, page));
  };

  const loadOlder = async () => {
    const before = oldestSeq(thread);
    if (conversation === null || before === undefined || asking.current) return true;
    asking.current = true;
    setLoadingOlder(true);
    try {
      const { loadThread } = await import('./chat-calls');
      const page = await loadThread(conversation, before);
      if (page) change(page.profile.id, (state) => withOlder(state, page));
      return page !== false;
    } catch {
      return false;
    } finally {
      asking.current = false;
      setLoadingOlder(false);
    }
  };

  useLiveEvent('message', ({ conversation: where, profile, message }) => {
    if (profile !== thread.profile.id) return;
    change(profile, (state) => withMessage({ ...state, conversation: where }, message));
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
    const isNew = last.seq > newestSeq(thread) || chat.blocked !== thread.blocked;
    if (isNew) void reload(chat.conversation_id).catch(() => undefined);
    else if (last.mine && last.status === 'read')
      change(thread.profile.id, (state) => withRead(state, last.seq));
  });

  return { thread, change, loadOlder, loadingOlder };
}
