import { ApiError } from '../api-error';

/**
 * Refuses what another site's page made the browser send. Asked for every method but GET, and for GETs that act.
 * A request with neither Sec-Fetch-Site nor Origin is no browser's; it passes if it carries no cookie.
 */
export function checkOrigin(headers: Headers, ownOrigin: string): void {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = headers.get('origin');
  if (origin !== null && origin === ownOrigin) return;
  if (site === null && origin === null && !headers.has('cookie')) return;
  throw new ApiError('cross_site_request', { message: 'The request came from another site.' });
}
