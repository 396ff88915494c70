import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  parseMultipart,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { hasUnsafeCharacters, isPrototypeKey, photoUpload, requestSizes } from '@heartwood/domain';
import { ApiError, invalidFields } from '../api-error';
import { readBytes } from './read-bytes';

/** A parsed multipart request. The file's name and declared type come from the client: never trust them. */
export interface Upload {
  file: Uint8Array;
  fields: Record<string, string>;
}

const { maxBytes } = photoUpload;
/** Maximum size of everything besides the file, and of any one field. */
const otherBytes = 16 * 1024;
const bounds = {
  maxHeaderSize: 8 * 1024,
  maxParts: requestSizes.multipartFiles + requestSizes.multipartFields,
  maxFileSize: maxBytes,
  maxTotalSize: maxBytes + otherBytes,
};

const malformed = (message: string) => new ApiError('bad_request', { message });
const tooLarge = (message: string) => new ApiError('payload_too_large', { message });

/** Maps the parser's own limit errors, and its various errors for malformed multipart or UTF-8. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof MaxHeaderSizeExceededError) return tooLarge('The headers of a part are too large.');
  if (error instanceof MaxFileSizeExceededError) return tooLarge('The file is too large.');
  if (error instanceof MaxPartsExceededError) return malformed('Too many fields.');
  return malformed('The body is not multipart/form-data.');
}

function collect(parts: Iterable<MultipartPart>): Partial<Upload> & Pick<Upload, 'fields'> {
  const fields: Record<string, string> = {};
  let file: Uint8Array | undefined;
  for (const part of parts) {
    const { name } = part;
    if (name === undefined) throw malformed('The body is not multipart/form-data.');
    if (part.isFile) {
      if (file ?? name !== 'file') throw malformed('One file is taken, called file.');
      file = part.bytes;
      continue;
    }
    if (part.size > otherBytes) throw tooLarge('A field is too large.');
    const value = part.text;
    if (hasUnsafeCharacters(name) || hasUnsafeCharacters(value)) throw malformed('A field holds a NUL.');
    if (isPrototypeKey(name)) throw malformed('A field has a forbidden name.');
    if (Object.hasOwn(fields, name)) throw malformed('A field came twice.');
    fields[name] = value;
  }
  return { file, fields };
}

/**
 * Reads a multipart body: one file called `file` of at most 10 MiB, and at most five text fields. The parts,
 * their headers and their sizes are bounded during parsing.
 */
export async function readMultipart(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiError('unsupported_type', { message: 'Send multipart/form-data.' });
  }
  const boundary = getMultipartBoundary(type);
  if (boundary === null) throw malformed('The body is not multipart/form-data.');
  const bytes = await readBytes(request, maxBytes + otherBytes);
  let collected: ReturnType<typeof collect>;
  try {
    collected = collect(parseMultipart(bytes, { boundary, ...bounds }));
  } catch (error) {
    throw asApiError(error);
  }
  const { file, fields } = collected;
  if (!file) throw invalidFields({ file: 'required' });
  return { file, fields };
}
