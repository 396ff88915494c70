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

/** Added to responses that are identical for everyone on a host. */
export const publicHour = { 'cache-control': 'public, max-age=3600', vary: 'Host' };
