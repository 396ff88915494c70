import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Settings } from '@heartwood/api-contract';

/** A way to the API that a test can cut, slow down, or tell a country to. */
export interface ApiProxy {
  origin: string;
  /** Every request so far: method and path with query. */
  seen: readonly string[];
  /** The bodies that came with a call, such as `POST /api/signup.php`. */
  bodiesOf: (call: string) => readonly string[];
  /** Breaks every connection from now on, those under way too. */
  cut: () => void;
  /** Lets every request wait that long. */
  slow: (milliseconds: number) => void;
  /** Lets everything through again. */
  restore: () => void;
  /** Cuts the way back: requests reach the API, their answers to `path` are lost from now on. */
  loseAnswers: (path: string) => void;
  /** Keeps back every cookie that the API sets, as a browser does that keeps none. */
  dropCookies: () => void;
  /** Asks the API for the settings of this country, as a server that knows visitors' countries would. */
  country: (code: string | undefined) => void;
  /** Answers with these settings instead of the brand's own; what the API itself does stays as it is. */
  settings: (changes: Partial<Settings>) => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of an API; it changes nothing until told to. */
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
