import type { Chat } from '@heartwood/api-contract';

let loading: Promise<readonly Chat[] | undefined> | undefined;

/** Reloads the list of conversations; concurrent calls share one request. */
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
