import { findJsonProblem, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';
import { readBytes } from './read-bytes';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const jsonType = /^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i;

/** A form's fields as text; the last of repeated fields wins. */
async function parseForm(bytes: Uint8Array, type: string): Promise<unknown> {
  if (/^multipart\//i.test(type)) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  }
  const text = utf8.decode(bytes);
  decodeURIComponent(text.replaceAll('+', ' '));
  return Object.fromEntries(new URLSearchParams(text));
}

interface Taken {
  /** Form content types accepted as well. */
  formTypes: readonly string[];
  anyContentType: boolean;
  /** Throws if the bytes must not be parsed. */
  checkBytes?: (bytes: Uint8Array) => void;
}

/**
 * Reads a JSON body, or a form's if accepted: validates its type, size and UTF-8 encoding, and rejects
 * content PostgreSQL or we can't handle. Undefined if empty.
 */
export async function readBody(
  request: Request,
  { formTypes, anyContentType, checkBytes }: Taken,
): Promise<object | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = formTypes.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!isForm && !anyContentType && !jsonType.test(type))
    throw new ApiError('unsupported_type', { message: 'Send application/json.' });
  const bytes = await readBytes(request, requestSizes.jsonBytes);
  checkBytes?.(bytes);
  if (!isForm && bytes.byteLength === 0) return undefined;
  let body: unknown;
  try {
    body = isForm ? await parseForm(bytes, type) : JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ApiError('bad_request', { message: `The body is not ${isForm ? 'a form' : 'JSON'} in UTF-8.` });
  }
  const problem = findJsonProblem(body);
  if (problem) throw new ApiError('bad_request', { message: `The body is refused: ${problem}.` });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('bad_request', { message: 'The body is not an object.' });
  return body;
}
