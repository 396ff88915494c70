import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Settings } from '@heartwood/api-contract';

/** A proxy to the API that a test can cut, slow down, or give a country. */
export interface ApiProxy {
  origin: string;
  /** All requests so far: method and path with query. */
  seen: readonly string[];
  /** Returns the request bodies of a call, such as `POST /api/signup.php`. */
  bodiesOf: (call: string) => readonly string[];
  /** Breaks all connections from now on, including pending ones. */
  cut: () => void;
  /** Delays every request. */
  slow: (milliseconds: number) => void;
  /** Restores normal operation. */
  restore: () => void;
  /** Drops responses: requests reach the API, but responses to `path` are lost from now on. */
  loseAnswers: (path: string) => void;
  /** Drops every cookie that the API sets, like a browser without cookies. */
  dropCookies: () => void;
  /** Requests the settings for this country, like a server that knows visitors' countries. */
  country: (code: string | undefined) => void;
  /** Returns these settings instead of the brand's own; the API itself behaves as before. */
  settings: (changes: Partial<Settings>) => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of an API; by default it changes nothing. */
export async function startApiProxy(apiPort: string): Promise<ApiProxy> {
  let isCut = false;
  let delay = 0;
  let lost: string | undefined;
  let asked: string | undefined;
  let changed: Partial<Settings> | undefined;
  let dropping = false;
  const seen: string[] = [];
  const bodies: { call: string; body: string }[] = [];

  const pathFor = (path: string) =>
    asked && path.startsWith('/api/settings.php') ? `/api/settings.php?country=${asked}` : path;

  const answerChanged = async (answer: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const settings = { ...(JSON.parse(Buffer.concat(chunks).toString()) as Settings), ...changed };
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(settings));
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = pathFor(incoming.url ?? '/');
    const options = { host: '127.0.0.1', port: apiPort, method: incoming.method, path };
    const changes = changed !== undefined && path.startsWith('/api/settings.php');
    const headers = changes ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const upstream = request({ ...options, headers }, (answer) => {
      if (changes && answer.statusCode === 200) return void answerChanged(answer, outgoing);
      if (lost !== undefined && path.startsWith(lost)) {
        outgoing.destroy();
        answer.resume();
        return;
      }
      if (dropping) delete answer.headers['set-cookie'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };

  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    seen.push(call);
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => bodies.push({ call, body: Buffer.concat(chunks).toString() }));
    incoming.pause();
    if (isCut) outgoing.destroy();
    else if (delay > 0) setTimeout(() => pass(incoming, outgoing), delay);
    else pass(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    bodiesOf: (call) => bodies.filter((known) => known.call === call).map(({ body }) => body),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    restore: () => {
      isCut = false;
      delay = 0;
      lost = undefined;
      asked = undefined;
      changed = undefined;
      dropping = false;
    },
    settings: (changes) => {
      changed = changes;
    },
    dropCookies: () => {
      dropping = true;
    },
    loseAnswers: (path) => {
      lost = path;
    },
    country: (code) => {
      asked = code;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
