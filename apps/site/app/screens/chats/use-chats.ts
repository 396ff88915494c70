import type { Chat, Message } from '@heartwood/api-contract';
import { useCallback, useState } from 'react';
import { useLiveEvent } from '../../member/live/live';
import { loadOnce } from './load-once';
import { chatsWithMessage, chatsWithOpened, chatsWithRead } from './chats-state';
import { showChat, useRemovedChats } from './removed-chats';

interface Held {
  readonly given: readonly Chat[];
  readonly chats: readonly Chat[];
}

/**
 * Keeps a page's list of conversations up to date. `given` is the loader's list; `current` the open
 * conversation; `firstPage` whether the list starts with the newest. Returns the list updated by events and
 * polls; `open` marks a conversation as read, and `sent` adds what the member wrote to someone.
 */
export function useChats(
  given: readonly Chat[],
  { current, firstPage }: { readonly current: string | null; readonly firstPage: boolean },
) {
  const [held, setHeld] = useState<Held>({ given, chats: given });
  const removed = useRemovedChats();
  const chats = held.given === given ? held.chats : given;
  const change = useCallback(
    (next: (chats: readonly Chat[]) => readonly Chat[]) =>
      setHeld((before) => {
        const known = before.given === given ? before.chats : given;
        const chats = next(known);
        return chats === before.chats ? before : { given, chats };
      }),
    [given],
  );
  const replace = (loaded: readonly Chat[]) => {
    if (firstPage) change(() => loaded);
  };

  useLiveEvent('chats', replace);
  useLiveEvent('read', (event) => change((before) => chatsWithRead(before, event)));
  const add = ({ conversation, message }: { readonly conversation: string; readonly message: Message }) => {
    showChat(conversation);
    const seen = conversation === current && document.visibilityState === 'visible';
    if (chatsWithMessage(chats, { conversation, message, seen })) {
      change((before) => chatsWithMessage(before, { conversation, message, seen }) ?? before);
    } else void loadOnce().then((loaded) => loaded && replace(loaded));
  };
  useLiveEvent('message', add);

  return {
    chats: chats.filter(({ conversation_id }) => !removed.has(conversation_id)),
    open: useCallback((opened: string) => change((before) => chatsWithOpened(before, opened)), [change]),
    sent: add,
  };
}
