import type { ErrorBody, ErrorCode } from '../index';
import { contractDocument } from '../operations';

type CodeRow = { status: number };

/** The error envelope of a code, with the status that the contract gives it. */
export function buildErrorBody(code: ErrorCode, overrides: Partial<ErrorBody> = {}): ErrorBody {
  const rows = contractDocument.components.schemas['ErrorCode']?.['x-codes'] as Record<ErrorCode, CodeRow>;
  return { message: code, statusCode: rows[code].status, code, ...overrides };
}
