import { createApiClient } from '@heartwood/api-client';
import type { ApiClient, ApiClientOptions } from '@heartwood/api-client';
import { keysKept } from './kept-keys';
import { buildHeader, noteBuild } from './newer-build';
import { progressFetch } from './progress-fetch';

const listeners = new Set<() => void>();
let client: ApiClient | undefined;

/** Calls `listener` whenever an answer says that the session is over; gives back how to stop. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function clientWith(fetch?: ApiClientOptions['fetch']): ApiClient {
  const api = createApiClient({
    baseUrl: window.location.origin,
    mode: 'browser',
    idempotentServer: keysKept,
    fetch,
    onLoggedOut: () => {
      for (const listener of listeners) listener();
    },
  });
  api.use({ onResponse: ({ response }) => noteBuild(response.headers.get(buildHeader)) });
  return api;
}

/**
 * The API as the browser calls it: same origin, retried, with idempotency keys; one for the page. Import it lazily
 * where the page's first script shall stay small.
 */
export function browserApi(): ApiClient {
  client ??= clientWith();
  return client;
}

/** The same for one upload: `onProgress` is told how much of it is sent, from 0 to 1. */
export function uploadingApi(onProgress: (share: number) => void): ApiClient {
  return clientWith(progressFetch(onProgress));
}
