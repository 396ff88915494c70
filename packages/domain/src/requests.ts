/** What a request may be at most. */
export const requestSizes = {
  jsonBytes: 64 * 1024,
  multipartFiles: 1,
  multipartFields: 5,
  urlBytes: 2 * 1024,
  headerBytes: 16 * 1024,
} as const;

/** What a server bears of connections. */
export interface ConnectionLimits {
  /** Milliseconds within which a request's headers must have come. */
  headersMs: number;
  /** Milliseconds within which the whole of a request must have come. */
  requestMs: number;
  /** Milliseconds from one look for slow connections to the next. */
  checkEveryMs: number;
  /** Connections that may be open. */
  atOnce: number;
}

/** The limits of the API and of the site. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
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
 * How often and how long a client tries again. A server loader begins no try after `loaderTotalMs`, but a server that
 * is slow to answer is waited for until `loaderAnswerMs`.
 */
export const retry = {
  retries: 5,
  statuses: [502, 503, 504],
  retryAfterMaximumSeconds: 5,
  browserTotalMs: 15_000,
  loaderTotalMs: 1_500,
  loaderAnswerMs: 10_000,
} as const;
