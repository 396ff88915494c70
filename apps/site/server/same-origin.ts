import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something can be trusted to come from our own pages. `Sec-Fetch-Site` counts
 * first, then Origin; a request with neither is only accepted without a cookie.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const origin = headers.origin;
  if (origin !== undefined) return origin === ownOrigin;
  if (site !== undefined) return false;
  return headers.cookie === undefined;
}

/** Whether a method only reads. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
