import { findJsonProblem, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';
import { readBytes } from './read-bytes';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const json = /^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i;

/** Reads a JSON body: its type, its size, its bytes as UTF-8, and what PostgreSQL or we could not bear in it. */
export async function readJson(request: Request, anyContentType: boolean): Promise<unknown> {
  if (!anyContentType && !json.test(request.headers.get('content-type') ?? '')) {
    throw new ApiError('unsupported_type', { message: 'Send application/json.' });
  }
  const bytes = await readBytes(request, requestSizes.jsonBytes);
  if (bytes.byteLength === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ApiError('bad_request', { message: 'The body is not JSON in UTF-8.' });
  }
  const problem = findJsonProblem(value);
  if (problem) throw new ApiError('bad_request', { message: `The body is refused: ${problem}.` });
  return value;
}
