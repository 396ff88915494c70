/** Headers of every response of the API. */
export const responseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Added if the site runs on https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Sets a caller's cookie; a response that may be cached is then cached for the caller only. */
export function addCookie(headers: Headers, cookie: string): void {
  headers.append('set-cookie', cookie);
  const caching = headers.get('cache-control');
  if (caching) headers.set('cache-control', caching.replace('public', 'private'));
}

/** Added to responses that are identical for everyone on a host. */
export const publicHour = { 'cache-control': 'public, max-age=3600', vary: 'Host' };
