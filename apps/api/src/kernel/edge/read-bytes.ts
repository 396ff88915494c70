import { ApiError } from '../api-error';

const tooLarge = () => new ApiError('payload_too_large', { message: 'The body is too large.' });

/**
 * Reads the whole body, at most `maximum` bytes.
 * @throws ApiError payload_too_large; bad_request if the client breaks off
 */
export async function readBytes(request: Request, maximum: number): Promise<Uint8Array> {
  try {
    return await readWhole(request, maximum);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw new ApiError('bad_request', { message: 'The body broke off.' });
  }
}

/**
 * A body with a Content-Length, which HTTP enforces, is read at once: streaming costs more than reading a
 * message.
 */
async function readWhole(request: Request, maximum: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (!(Number(announced) <= maximum)) throw tooLarge();
    return new Uint8Array(await request.arrayBuffer());
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maximum) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

/**
 * Whether a request announces a body. The server gives every DELETE a stream, with or without a body. It discards a
 * body for the connection's next request only if nobody took the stream, so this takes it last.
 */
export function hasBody(request: Request): boolean {
  const { headers } = request;
  const length = headers.get('content-length');
  if (length !== null) return length !== '0';
  return headers.has('transfer-encoding') || (request.body !== null && headers.has('content-type'));
}
