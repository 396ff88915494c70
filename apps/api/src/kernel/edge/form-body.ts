import { findJsonProblem, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';
import { readBytes } from './read-bytes';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Whether a request says that its body is a form's `name=value` pairs. */
export function isForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
}

/** Reads a form body into an object; a name given twice keeps the last value. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readBytes(request, requestSizes.jsonBytes);
  let fields: Record<string, string>;
  try {
    const text = utf8.decode(bytes);
    decodeURIComponent(text.replaceAll('+', ' '));
    fields = Object.fromEntries(new URLSearchParams(text));
  } catch {
    throw new ApiError('bad_request', { message: 'The body is not a form in UTF-8.' });
  }
  const problem = findJsonProblem(fields);
  if (problem) throw new ApiError('bad_request', { message: `The body is refused: ${problem}.` });
  return fields;
}
