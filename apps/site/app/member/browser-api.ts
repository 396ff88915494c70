import { createApiClient } from '@heartwood/api-client';
import type { ApiClient, ApiClientOptions } from '@heartwood/api-client';
import { keysKept } from './kept-keys';
import { buildHeader, noteBuild } from './newer-build';
import { progressFetch } from './progress-fetch';

const listeners = new Set<() => void>();
let client: ApiClient | undefined;

/** Calls `listener` whenever an answer says that the session has ended. Returns an unsubscribe function. */
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
 * Returns the page's single API client: same origin, with retries and idempotency keys. Import it lazily to
 * keep a page's first script small.
 */
export function browserApi(): ApiClient {
  client ??= clientWith();
  return client;
}

/** Returns a client for one upload: `onProgress` gets the share that is sent, from 0 to 1. */
export function uploadingApi(onProgress: (share: number) => void): ApiClient {
  return clientWith(progressFetch(onProgress));
}
