import type { Chat } from '@heartwood/api-contract';

let loading: Promise<readonly Chat[] | undefined> | undefined;

/** Loads the list of conversations again; asked for many times at once, it loads once. */
export function loadOnce(): Promise<readonly Chat[] | undefined> {
  loading ??= import('./chat-calls')
    .then(({ loadChats }) => loadChats())
    .then((answer) => (answer ? answer.chats : undefined))
    .catch(() => undefined)
    .finally(() => {
      loading = undefined;
    });
  return loading;
}
