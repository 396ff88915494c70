import { getMultipartBoundary, MultipartParseError, parseMultipart } from '@remix-run/multipart-parser';
import { photoUpload } from '@heartwood/domain';

const bounds = {
  maxHeaderSize: 8 * 1024,
  maxParts: 50,
  maxFileSize: photoUpload.maxBytes,
  maxTotalSize: photoUpload.maxBytes + 64 * 1024,
};

/**
 * Reads a `multipart/form-data` request with an already bounded body, and returns it for the page to read:
 * limits number and size of its parts and of their headers, which the framework's own parser doesn't. Returns
 * the status to reject it with if it exceeds them (413) or is malformed (400).
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
