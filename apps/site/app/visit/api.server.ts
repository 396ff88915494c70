import { createApiClient } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { trafficSourceHeader } from './tracking.server';

/** On whose behalf the API is called. */
export interface CallOrigin {
  /** Host and port as the visitor's browser sees them. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** The visitor's IP address, without an IPv4-in-IPv6 prefix. */
  readonly address: string;
  readonly requestId: string;
  /** The visitor's own `Cookie` header. */
  readonly cookie?: string;
  /** The visitor's own `User-Agent` header, by which the API names the device. */
  readonly userAgent?: string;
}

/** Callbacks between a visit and its API client. */
export interface VisitListeners {
  /** Whether the server supports idempotency keys. */
  readonly keepsKeys: () => Promise<boolean>;
  readonly onCookies: (cookies: readonly string[]) => void;
  readonly onLoggedOut: () => void;
}

const actionTotalMs = 15_000;

/** Returns the forwarding headers of a request's origin, for the API. */
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
 * Creates the API client of one visitor: with that visitor's cookie, device, host and IP address. Cookies set
 * by the API are reported, to be passed on. `patient` for forms, which may take longer than a page.
 */
export function createServerApi(
  apiOrigin: string,
  origin: CallOrigin,
  { keepsKeys, onCookies, onLoggedOut }: VisitListeners,
  patient: boolean,
): ApiClient {
  const { host, protocol, cookie, userAgent } = origin;
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
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
    fetch: async (request, init) => {
      const answer = await fetch(request, init);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) onCookies(cookies);
      return answer;
    },
  });
}
