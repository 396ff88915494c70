import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding';

const smallestCompressed = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a dynamic response as the browser accepts it. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(accepted, one));
  answer.headers.append('vary', 'accept-encoding');
  if (!encoding || !answer.body || request.method === 'HEAD') return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < smallestCompressed) return new Response(body, answer);
  const smaller =
    encoding === 'br'
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gzipped(body, { level: 5 });
  answer.headers.set('content-encoding', encoding);
  answer.headers.set('content-length', String(smaller.length));
  return new Response(smaller, answer);
}
