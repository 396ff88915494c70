import { ApiError } from '../api-error';

/**
 * Rejects cross-site requests made by a browser. Applies to every method but GET, and to GETs that change
 * state. A request with neither Sec-Fetch-Site nor Origin doesn't come from a browser; it passes if it
 * carries no cookie.
 */
export function checkOrigin(headers: Headers, ownOrigin: string): void {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = headers.get('origin');
  if (origin !== null && origin === ownOrigin) return;
  if (site === null && origin === null && !headers.has('cookie')) return;
  throw new ApiError('cross_site_request', { message: 'The request came from another site.' });
}
