import { findJsonProblem, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';
import { readBytes } from './read-bytes';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const jsonType = /^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i;
const formType = /^application\/x-www-form-urlencoded\b/i;

/** A form's `name=value` pairs; a name given twice keeps the last value. */
function parseForm(text: string): unknown {
  decodeURIComponent(text.replaceAll('+', ' '));
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Reads a JSON body, or a form's where one is taken: its type, its size, its bytes as UTF-8, and what PostgreSQL or we
 * could not bear in it. Undefined for an empty one.
 */
export async function readBody(
  request: Request,
  { takesForm, anyContentType }: { takesForm: boolean; anyContentType: boolean },
): Promise<object | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = takesForm && formType.test(type);
  if (!isForm && !anyContentType && !jsonType.test(type))
    throw new ApiError('unsupported_type', { message: 'Send application/json.' });
  const bytes = await readBytes(request, requestSizes.jsonBytes);
  if (!isForm && bytes.byteLength === 0) return undefined;
  let body: unknown;
  try {
    const text = utf8.decode(bytes);
    body = isForm ? parseForm(text) : JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', { message: `The body is not ${isForm ? 'a form' : 'JSON'} in UTF-8.` });
  }
  const problem = findJsonProblem(body);
  if (problem) throw new ApiError('bad_request', { message: `The body is refused: ${problem}.` });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('bad_request', { message: 'The body is not an object.' });
  return body;
}
