import type { paths } from '@heartwood/api-contract';
import type { Client, Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import { randomKey, takesKey } from './idempotency';
import { markLoggedOut, saysLoggedOut } from './logged-out';
import type { Mode } from './retry-policy';
import { paceOf } from './retry-policy';
import type { SendRequest } from './retrying-fetch';
import { retryingFetch, waitFor } from './retrying-fetch';

export type ApiClient = Client<paths>;

export type ApiClientOptions = {
  /** The server's origin; empty in the browser. */
  baseUrl: string;
  /**
   * Sets the timeouts: in the browser 15 s for all tries together; on the server tries start within 1.5 s,
   * and the response may take 10 s.
   */
  mode: Mode;
  /** Called when a response reports a logged-out session, except from the user endpoint. */
  onLoggedOut: () => void;
  /**
   * Overrides the total in milliseconds for tries and responses, for a server action that may retry longer
   * than a loader.
   */
  totalMs?: number;
  /** Whether the server stores idempotency keys; without them, payments and messages are never retried. */
  idempotentServer?: boolean | (() => boolean | Promise<boolean>);
  /** Sent with every call, such as the cookie of the request that a loader serves. */
  headers?: Readonly<Record<string, string>>;
  fetch?: SendRequest;
  newKey?: () => string;
  random?: () => number;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const userPath = '/api/user.php';

/**
 * Creates a typed client of the contract. It retries by the contract's rules, sends one idempotency key with
 * each mutation and its retries (or the one given as a header), encodes bodies with a file as form data, and
 * reports a logged-out session. Calls return `{ data, error, response }`; see `unwrap`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl,
    mode,
    onLoggedOut,
    headers,
    newKey = randomKey,
    idempotentServer: keepsKeys = true,
  } = options;
  const client = createClient<paths>({
    baseUrl,
    ...(headers ? { headers: { ...headers } } : {}),
    fetch: retryingFetch({
      fetch: options.fetch ?? ((request, init) => globalThis.fetch(request, init)),
      pace: paceOf(mode, options.totalMs),
      idempotentServer: () => (typeof keepsKeys === 'function' ? keepsKeys() : keepsKeys),
      random: options.random ?? Math.random,
      now: options.now ?? (() => performance.now()),
      wait: options.wait ?? waitFor,
    }),
    querySerializer: { array: { style: 'form', explode: false }, object: { style: 'form', explode: true } },
    bodySerializer: serialize,
  });

  const session: Middleware = {
    onRequest({ request, schemaPath }) {
      if (takesKey(request.method, schemaPath) && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', newKey());
      }
      if (mode === 'browser' && request.method === 'GET' && schemaPath === userPath) {
        request.headers.set('X-Request-Type', 'client');
      }
      return request;
    },
    async onResponse({ response, schemaPath }) {
      if (schemaPath === userPath || !(await saysLoggedOut(response))) return;
      markLoggedOut(response);
      onLoggedOut();
    },
  };
  client.use(session);
  return client;
}

function serialize(body: unknown): string | FormData {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
