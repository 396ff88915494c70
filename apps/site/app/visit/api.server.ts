import { createApiClient } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { trafficSourceHeader } from './tracking.server';

/** Whose name a call to the API is made in. */
export interface CallOrigin {
  readonly host: string;
  readonly protocol: 'http' | 'https';
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

function headersOf({ host, protocol, address, requestId, cookie }: CallOrigin): Record<string, string> {
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-forwarded-for': address,
    'x-request-id': requestId,
    origin: `${protocol}://${host}`,
    ...trafficSourceHeader(cookie),
    ...(cookie ? { cookie } : {}),
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
  return createApiClient({
    baseUrl: apiOrigin,
    mode: 'server',
    onLoggedOut,
    idempotentServer: keepsKeys,
    ...(patient ? { totalMs: actionTotalMs } : {}),
    headers: headersOf(origin),
    fetch: async (request, init) => {
      const answer = await fetch(request, init);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) onCookies(cookies);
      return answer;
    },
  });
}
