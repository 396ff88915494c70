import { getMultipartBoundary, MultipartParseError, parseMultipart } from '@remix-run/multipart-parser';
import { photoUpload } from '@heartwood/domain';

const bounds = {
  maxHeaderSize: 8 * 1024,
  maxParts: 50,
  maxFileSize: photoUpload.maxBytes,
  maxTotalSize: photoUpload.maxBytes + 64 * 1024,
};

/**
 * Reads a `multipart/form-data` request, whose body the caller has bounded, and gives it back for the page to read:
 * number and size of its parts and of their headers are bounded here, since the framework's own parser bounds none.
 * Gives the status to refuse it with where it is beyond them (413) or malformed (400).
 */
export async function boundedMultipart(request: Request): Promise<Request | 400 | 413> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  if (boundary === null) return 400;
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    Array.from(parseMultipart(body, { boundary, ...bounds }));
  } catch (error) {
    const isBeyond = error instanceof MultipartParseError && error.name.startsWith('Max');
    return isBeyond ? 413 : 400;
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, body, signal });
}
