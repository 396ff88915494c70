import { errorStatuses, type ErrorCode, type FieldIssue } from '@heartwood/domain';

export interface ErrorDetails {
  /** Values interpolated into the member's text, such as `{ minutes: 15 }`. */
  data?: Record<string, string | number | boolean>;
  /** Issues by field; for `invalid_fields`. */
  fields?: Record<string, FieldIssue>;
  /** For developers; never shown to members. Contains no SQL, path or stack. */
  message?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/** An unsuccessful response, thrown anywhere below the edge; the code determines its HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** The error as sent: the envelope, or the bare JSON string for a required login. */
export function errorBody(error: ApiError): unknown {
  if (error.code === 'authentication_required') return error.code;
  const { data, fields } = error.details;
  return {
    message: error.message,
    statusCode: error.status,
    code: error.code,
    ...(fields && { fields }),
    ...(data && { data }),
  };
}

/** A validation error with issues by field. */
export function invalidFields(fields: Record<string, FieldIssue>): ApiError {
  return new ApiError('invalid_fields', { fields });
}

/** The error for an exceeded limit, with the time to retry after. */
export function tooMany(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError('too_many_requests', {
    retryAfter: seconds,
    data: { minutes: Math.ceil(seconds / 60) },
  });
}
