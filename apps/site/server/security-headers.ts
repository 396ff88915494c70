/** Input of a page's content security policy. */
export interface PagePolicy {
  /** The request's nonce, for our inline scripts and styles. */
  readonly nonce: string;
  /** Origin of the brand's CDN, for public pictures. */
  readonly cdnOrigin?: string;
  /** Origins that a payment form may lead to. */
  readonly checkoutOrigins: readonly string[];
  /** Origins of the third-party scripts that this page may load. */
  readonly tagOrigins?: readonly string[];
}

/** Returns the content security policy of an HTML page. */
export function pagePolicy({ nonce, cdnOrigin, checkoutOrigins, tagOrigins = [] }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(cdnOrigin ? [cdnOrigin] : []), ...tagOrigins].join(' '),
    ["connect-src 'self'", ...tagOrigins].join(' '),
    ...(tagOrigins.length > 0 ? [["frame-src 'self'", ...tagOrigins].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...checkoutOrigins].join(' '),
    'report-to csp',
  ].join('; ');
}

/** The policy of responses that are data and never a document: JSON, photo bytes. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Where browsers send policy violations. */
export const reportPath = '/csp-report';

/** Returns the headers of an HTML response: its policy, and where violations are reported. */
export function policyHeaders(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'reporting-endpoints': `csp="${reportPath}"` };
}

/** Returns the headers of every response. */
export function commonHeaders(options: {
  readonly https: boolean;
  /** Whether the address contains a secret token, which no other site may see. */
  readonly secretAddress?: boolean;
  /** Whether pages of other origins may show the answer, as webmail shows the logo in a mail, or through a CDN. */
  readonly shownElsewhere?: boolean;
}): Record<string, string> {
  return {
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': options.secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': options.shownElsewhere ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  };
}
