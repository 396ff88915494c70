import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request to the bucket. */
export interface Asked {
  method: string;
  path: string;
  signed: boolean;
  /** Its body has a Content-Length, which storages require. */
  measured: boolean;
  /** It sends an ACL, which many storages don't support. */
  acl: boolean;
}

/** A minimal S3 server that stores, copies, returns and deletes objects of one bucket. */
export interface BucketServer {
  endpoint: string;
  objects: Map<string, Buffer>;
  asked: Asked[];
  /** Answers requests with this status from now on, 0 for none; with `puts` only PUTs after that many. */
  fail(status: number, puts?: number): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Decodes an `aws-chunked` body: hex lengths, each followed by its bytes, and trailers. */
function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

const errorXml = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Starts the server on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const asked: Asked[] = [];
  let failing = 0;
  let putsLeft: number | undefined;

  function fails(method: string): boolean {
    if (failing === 0 || putsLeft === undefined) return failing !== 0;
    if (method !== 'PUT') return false;
    putsLeft -= 1;
    return putsLeft < 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const method = request.method ?? '';
    const acl = 'x-amz-acl' in request.headers || /[?&]acl/.test(request.url ?? '');
    const measured = 'content-length' in request.headers;
    asked.push({
      method,
      path,
      acl,
      measured,
      signed: (request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 '),
    });
    const body = await bodyOf(request);
    const fail = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(errorXml(code));
    if (fails(method)) return void fail(failing, 'SlowDown');
    const source = request.headers['x-amz-copy-source'];
    const from = typeof source === 'string' ? `/${decodeURIComponent(source).replace(/^\//, '')}` : null;
    const kept = objects.get(from ?? path);
    if (method === 'PUT' && from === null) {
      objects.set(
        path,
        /aws-chunked/.test(request.headers['content-encoding'] ?? '') ? unchunked(body) : body,
      );
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (!kept) return void fail(404, 'NoSuchKey');
    if (method === 'PUT') {
      objects.set(path, kept);
      return void response
        .writeHead(200)
        .end('<?xml version="1.0"?><CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>');
    }
    response
      .writeHead(200, { 'content-length': kept.length, etag: '"1"' })
      .end(method === 'HEAD' ? undefined : kept);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    asked,
    fail: (status, puts) => {
      failing = status;
      putsLeft = puts;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
