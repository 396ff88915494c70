import { createApiClient } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { keysKept } from './kept-keys';

const listeners = new Set<() => void>();
let client: ApiClient | undefined;

/** Calls `listener` whenever an answer says that the session is over; gives back how to stop. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The API as the browser calls it: same origin, retried, with idempotency keys; one for the page. Import it lazily
 * where the page's first script shall stay small.
 */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    baseUrl: window.location.origin,
    mode: 'browser',
    idempotentServer: keysKept,
    onLoggedOut: () => {
      for (const listener of listeners) listener();
    },
  });
  return client;
}
