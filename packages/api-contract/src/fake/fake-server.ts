import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '../index';
import type { PlacedOperation } from '../operations';
import { contractDocument, examplesOf, operationAt, resolveAnswer, successExample } from '../operations';
import { checkRequest } from '../validator';
import { buildErrorBody } from '../builders/error-body';
import { fakeImage } from './image';
import { codeForUnknown } from './known-ids';

/** A response used in place of an operation's example. */
export type FakeAnswer = {
  status: number;
  body?: unknown;
  /** In place of the body: sent unchanged, as text/plain. */
  text?: string;
  headers?: Record<string, string>;
};

type Chosen = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/** A request the server received; `problems` lists its contract violations. */
export type FakeCall = {
  operation: string | null;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  problems: string[];
};

export type FakeServer = {
  /** Its origin, for `API_ORIGIN`. */
  url: string;
  /** The requests so far. */
  calls: FakeCall[];
  /** Overrides an operation's response from now on; without a response, restores its example. */
  answer: (operationId: string, answer?: Chosen) => void;
  /** Restores the examples of all operations and clears the calls. */
  restore: () => void;
  /** Returns a cookie of a logged-in session, for tests that skip the login. */
  login: () => string;
  stop: () => Promise<void>;
};

type Session = { number: number; open: Set<string> };

/**
 * Starts a server built from the contract alone: it answers every operation with its documented example,
 * rejects what violates the contract or names what no example contains (another id, token or password), and
 * keeps sessions (login and signup set the cookie, logout ends it).
 */
export async function startFakeServer({ port = 0 }: { port?: number } = {}): Promise<FakeServer> {
  const calls: FakeCall[] = [];
  const answers = new Map<string, Chosen>();
  const sessions: Session = { number: 0, open: new Set() };

  const server = createServer((request, response) => {
    void readBody(request).then((raw) => handle({ request, response, raw, calls, answers, sessions }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (operationId, answer) => {
      if (answer) answers.set(operationId, answer);
      else answers.delete(operationId);
    },
    restore: () => {
      answers.clear();
      calls.length = 0;
    },
    login: () => openSession(sessions),
    stop: () => stop(server),
  };
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  raw: Buffer;
  calls: FakeCall[];
  answers: Map<string, Chosen>;
  sessions: Session;
};

function handle({ request, response, raw, calls, answers, sessions }: Exchange): void {
  const url = new URL(request.url ?? '/', 'http://fake.example');
  const method = request.method ?? 'GET';
  const placed = operationAt(method, url.pathname);
  const contentType = request.headers['content-type'] ?? null;
  const body = parseBody(raw, contentType);
  const problems = placed
    ? checkRequest(placed.operation, { query: url.searchParams, contentType, body })
    : [`${method} ${url.pathname} is not in the contract.`];
  const call: FakeCall = {
    operation: placed?.id ?? null,
    method,
    url: request.url ?? '/',
    headers: request.headers,
    body,
    problems,
  };
  calls.push(call);

  const session = sessionOf(request, sessions);
  if (!placed) return send(response, unknownAddress(url.pathname));
  const chosen = answers.get(placed.id);
  if (chosen) {
    const answered = Promise.resolve(typeof chosen === 'function' ? chosen(call) : chosen);
    return void answered.then((answer) => send(response, answer));
  }
  if (placed.operation['x-access'] === 'member' && !session) {
    return send(response, { status: 403, body: 'authentication_required' });
  }
  if (problems.length > 0) return send(response, refusal('invalid_fields', problems.join(' ')));
  if (placed.id === 'postUser' && url.searchParams.has('push')) {
    const answer = session ? { status: 204 } : { status: 403, body: 'authentication_required' };
    return send(response, answer);
  }
  const code = codeForUnknown(placed, url, body);
  if (code) return send(response, refusal(code, 'No example knows this.'));
  if (placed.id === 'deleteAccount' && JSON.stringify(body) !== '{"accept_offer":true}')
    return send(response, { status: 204 });
  answerExample(placed, session, sessions, response);
}

function answerExample(
  placed: PlacedOperation,
  session: string | null,
  sessions: Session,
  response: ServerResponse,
): void {
  const { status, contentType, body } = successExample(placed.operation);
  if (contentType === 'text/event-stream') {
    response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
    response.write(String(body));
    return;
  }
  if (contentType?.startsWith('image/')) {
    response.writeHead(status, { 'Content-Type': 'image/webp', 'Cache-Control': 'private' }).end(fakeImage);
    return;
  }
  if (contentType === 'application/zip') {
    response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (placed.id === 'getUser' && !session)
    return send(response, { status, body: exampleNamed(placed, 'visitor') });
  if (placed.id === 'postUser' || placed.id === 'signup') {
    const cookie = `${openSession(sessions)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`;
    return send(response, { status, body, headers: { 'Set-Cookie': cookie } });
  }
  if (placed.id === 'getLogout' || placed.id === 'postLogout') {
    if (session) sessions.open.delete(session);
    return send(response, {
      status,
      headers: { 'Set-Cookie': 'auth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0' },
    });
  }
  send(response, { status, body });
}

function exampleNamed(placed: PlacedOperation, name: string): unknown {
  const answer = placed.operation.responses['200'];
  const media = answer ? resolveAnswer(answer).content?.['application/json'] : undefined;
  return media?.examples?.[name]?.value ?? (media ? examplesOf(media)[0] : undefined);
}

function unknownAddress(path: string): FakeAnswer {
  return refusal(path in contractDocument.paths ? 'method_not_allowed' : 'not_found', 'Not in the contract.');
}

function refusal(code: ErrorCode, message: string): FakeAnswer {
  const body = buildErrorBody(code, { message: message.slice(0, 500) });
  return { status: body.statusCode, body };
}

function send(response: ServerResponse, { status, body, text, headers = {} }: FakeAnswer): void {
  if (text !== undefined) {
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);
    return;
  }
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
}

function openSession(sessions: Session): string {
  sessions.number += 1;
  const cookie = `auth=fake-session-${sessions.number}`;
  sessions.open.add(cookie);
  return cookie;
}

function sessionOf(request: IncomingMessage, sessions: Session): string | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => sessions.open.has(cookie)) ?? null;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseBody(raw: Buffer, contentType: string | null): unknown {
  if (raw.length === 0) return undefined;
  const text = raw.toString('utf8');
  if (!contentType?.startsWith('application/json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
