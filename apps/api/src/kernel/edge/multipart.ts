import { hasUnsafeCharacters, isPrototypeKey, requestSizes } from '@heartwood/domain';
import { ApiError } from '../api-error';
import { readBytes } from './read-bytes';

/** A parsed multipart request. The file's name and declared type are the sender's claims: never use them. */
export interface Upload {
  file: Uint8Array;
  fields: Record<string, string>;
}

/** Largest photo file, in bytes. */
export const maximumFileBytes = 10 * 1024 * 1024;
const overheadBytes = 16 * 1024;

const malformed = (message: string) => new ApiError('bad_request', { message });

/** Whether a body has more parts than we take; counted before they are parsed, which takes long for many. */
function hasTooManyParts(bytes: Uint8Array, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const mark = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = requestSizes.multipartFiles + requestSizes.multipartFields + 1;
  for (let at = body.indexOf(mark); at >= 0 && left >= 0; at = body.indexOf(mark, at + mark.length))
    left -= 1;
  return left < 0;
}

/** Reads a multipart body: one file called `file` of at most 10 MiB, and at most five text fields. */
export async function readMultipart(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiError('unsupported_type', { message: 'Send multipart/form-data.' });
  }
  const bytes = await readBytes(request, maximumFileBytes + overheadBytes);
  if (hasTooManyParts(bytes, type)) throw malformed('Too many fields.');
  let form: FormData;
  try {
    form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('The body is not multipart/form-data.');
  }
  let file: File | undefined;
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (file ?? name !== 'file') throw malformed('One file is taken, called file.');
      file = value;
    } else {
      if (hasUnsafeCharacters(name) || hasUnsafeCharacters(value)) throw malformed('A field holds a NUL.');
      if (isPrototypeKey(name)) throw malformed('A field has a forbidden name.');
      if (Object.hasOwn(fields, name)) throw malformed('A field came twice.');
      fields[name] = value;
    }
  }
  if (!file) throw new ApiError('invalid_fields', { fields: { file: 'required' } });
  if (file.size > maximumFileBytes)
    throw new ApiError('payload_too_large', { message: 'The file is too large.' });
  return { file: new Uint8Array(await file.arrayBuffer()), fields };
}
