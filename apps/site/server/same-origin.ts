import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something may be believed to come from our own pages. The browser's own
 * word counts first, then the Origin; a request with neither is let through only without a cookie.
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
