/** Maximum sizes of a request. */
export const requestSizes = {
  jsonBytes: 64 * 1024,
  multipartFiles: 1,
  multipartFields: 5,
  urlBytes: 2 * 1024,
  headerBytes: 16 * 1024,
} as const;

/** A server's connection limits. */
export interface ConnectionLimits {
  /** Timeout of a request's headers in milliseconds. */
  headersMs: number;
  /** Timeout of a whole request in milliseconds. */
  requestMs: number;
  /** How long a connection may carry nothing in either direction in milliseconds; event streams are exempt. */
  idleMs: number;
  /** Interval of the check for slow connections in milliseconds. */
  checkEveryMs: number;
  /** Maximum number of open connections. */
  atOnce: number;
}

/** The connection limits of the API and the site; the API's connections may be idle for longer. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  idleMs: 60_000,
  checkEveryMs: 1_000,
  atOnce: 10_000,
};

/** How long an idempotency key is kept, in seconds. */
export const idempotencySeconds = 86_400;

/** Whether a header value is an idempotency key: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/**
 * Number and timing of a client's retries. A server loader starts no try after `loaderTotalMs`, but waits for
 * a slow server's response until `loaderAnswerMs`.
 */
export const retry = {
  retries: 5,
  statuses: [502, 503, 504],
  retryAfterMaximumSeconds: 5,
  browserTotalMs: 15_000,
  loaderTotalMs: 1_500,
  loaderAnswerMs: 10_000,
} as const;
