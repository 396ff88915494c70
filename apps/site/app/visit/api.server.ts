import { createApiClient } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { trafficSourceHeader } from './tracking.server';

/** Whose name a call to the API is made in. */
export interface CallOrigin {
  /** Host and port as the visitor's browser knows them. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** The visitor's address, without an IPv4-in-IPv6 prefix. */
  readonly address: string;
  readonly requestId: string;
  /** The visitor's own `Cookie` header. */
  readonly cookie?: string;
}

/** What a visit tells the client, and wants to know of its calls. */
export interface VisitListeners {
  /** Whether the server keeps idempotency keys. */
  readonly keepsKeys: () => Promise<boolean>;
  readonly onCookies: (cookies: readonly string[]) => void;
  readonly onLoggedOut: () => void;
}

const actionTotalMs = 15_000;

/** Our account of where a request came from, for the API. */
export function forwardingHeaders(origin: CallOrigin): Record<string, string> {
  return {
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol,
    'x-forwarded-for': origin.address,
    'x-request-id': origin.requestId,
    ...trafficSourceHeader(origin.cookie),
  };
}

/**
 * The API as one visitor calls it: with that visitor's cookie, host and address. What the API sets as cookies is
 * reported, to be passed on. `patient` for forms, which may take longer than a page.
 */
export function createServerApi(
  apiOrigin: string,
  origin: CallOrigin,
  { keepsKeys, onCookies, onLoggedOut }: VisitListeners,
  patient: boolean,
): ApiClient {
  const { host, protocol, cookie } = origin;
  return createApiClient({
    baseUrl: apiOrigin,
    mode: 'server',
    onLoggedOut,
    idempotentServer: keepsKeys,
    ...(patient ? { totalMs: actionTotalMs } : {}),
    headers: {
      ...forwardingHeaders(origin),
      origin: `${protocol}://${host}`,
      ...(cookie ? { cookie } : {}),
    },
    fetch: async (request, init) => {
      const answer = await fetch(request, init);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) onCookies(cookies);
      return answer;
    },
  });
}
