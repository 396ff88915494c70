import type { ErrorBody, ErrorCode } from '@heartwood/api-contract';

/** Why an effect failed: the code of its text, validation issues by field, and numbers for the text. */
export type Failure = Pick<ErrorBody, 'fields' | 'data'> & { code: ErrorCode };

/** Converts an effect's rejection into a failure; anything without a code is `internal_error`. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return { code: 'internal_error' };
  const { code, fields, data } = error as Failure;
  return { code, ...(fields && { fields }), ...(data && { data }) };
}
