import type { ErrorBody, ErrorData, FieldCode } from '@heartwood/api-contract';
import type { ErrorCode } from '@heartwood/domain';
import { isErrorCode } from '@heartwood/domain';

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  402: 'insufficient_credits',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_type',
  422: 'invalid_fields',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

type Parts = {
  code: ErrorCode;
  statusCode: number;
  message: string;
  fields?: Readonly<Record<string, FieldCode>>;
  data?: Readonly<ErrorData>;
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/**
 * A failed API call. `code` selects the member's text; `message` is for developers. A call without a response
 * (network failure, timeout) is `unavailable` with `statusCode` 503 and the failure as `cause`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Validation issues by field name. */
  readonly fields: Readonly<Record<string, FieldCode>>;
  /** Numbers for the placeholders of the code's text. */
  readonly data: Readonly<ErrorData>;
  /** Seconds of the Retry-After header, null without one. */
  readonly retryAfterSeconds: number | null;

  constructor({ code, statusCode, message, fields, data, retryAfterSeconds, cause }: Parts) {
    super(message, { cause });
    this.code = code;
    this.statusCode = statusCode;
    this.fields = fields ?? {};
    this.data = data ?? {};
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

/**
 * Builds the error of a response from its envelope, or from the status where a foreign server sends something
 * else.
 */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const retryAfterSeconds = readRetryAfter(response.headers);
  if (isEnvelope(body)) {
    const code = isErrorCode(body.code) ? body.code : codeOfStatus(response.status);
    return new ApiError({ ...body, code, statusCode: response.status, retryAfterSeconds });
  }
  const word = typeof body === 'string' ? body.trim() : body;
  const code = isErrorCode(word) ? word : codeOfStatus(response.status);
  const message = `The server answered ${response.status} without an error object.`;
  return new ApiError({ code, statusCode: response.status, message, retryAfterSeconds });
}

/** Builds the error of a call that got no response. */
export function errorOfFailure(cause: unknown): ApiError {
  return new ApiError({ code: 'unavailable', statusCode: 503, message: 'The server gave no answer.', cause });
}

/** Reads Retry-After in seconds, from a number or a date; null when absent or unreadable. */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | null {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function codeOfStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? (status >= 500 ? 'internal_error' : 'bad_request');
}

function isEnvelope(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
