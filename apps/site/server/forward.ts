import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { connectionLimits } from '@heartwood/domain';
import { buildHeader } from '../app/member/newer-build';
import { endToEndHeaders, framingOf, headersToForward } from './forwarded';
import type { Framing, Origin } from './forwarded';
import { isReading } from './same-origin';
import { commonHeaders, dataPolicy } from './security-headers';

/** Maximum size of a forwarded body, in bytes: a photo of 10 MiB and the form around it. */
export const largestForwardedBody = 10 * 1024 * 1024 + 128 * 1024;

/** The path of the event stream, in the contract. */
const eventsPath = '/api/events.php';

/** How long a client may go on sending a body whose response is complete, in milliseconds. */
const lastBodyMilliseconds = 500;

/** The limits of calls to the API. */
export interface CallLimits {
  /** How long a call may wait for a connection, and then for its response, in milliseconds. */
  readonly answerMs: number;
  /** How many calls, and besides them how many event streams, have a connection at once. */
  readonly atOnce: number;
}

const callLimits: CallLimits = { answerMs: 30_000, atOnce: connectionLimits.atOnce / 2 };

/** What the forwarder needs to know of a request. */
export interface Forwarding {
  readonly origin: Origin;
  readonly requestId: string;
}

/** Forwards requests to the API over keep-alive connections, and streams its responses back. */
export interface Forwarder {
  /** Resolves when the response has been sent. */
  forward(incoming: IncomingMessage, outgoing: ServerResponse, forwarding: Forwarding): Promise<void>;
  /** Ends event streams, which otherwise end only with their browser, and asks clients to close their connections. */
  drain(): void;
  close(): void;
}

/** Closes the connection after a response that comes before its request's body was read. */
function unread({ req }: ServerResponse): { connection?: 'close' } {
  return req.complete ? {} : { connection: 'close' };
}

/**
 * Ends a response. If its request's body is still arriving, the client gets a moment to stop: closing on unread data
 * resets the connection, and the response with it.
 */
function end(outgoing: ServerResponse): void {
  const { req } = outgoing;
  if (req.complete) {
    outgoing.end();
    return;
  }
  const timer = setTimeout(() => outgoing.end(), lastBodyMilliseconds);
  req.once('close', () => clearTimeout(timer));
  req.once('end', () => outgoing.end());
  req.unpipe();
  req.resume();
}

function refuse(outgoing: ServerResponse, status: number, code: string, forwarding: Forwarding): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = JSON.stringify({ message: code.replaceAll('_', ' '), statusCode: status, code });
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'x-request-id': forwarding.requestId,
    ...commonHeaders({ https: forwarding.origin.protocol === 'https' }),
    ...unread(outgoing),
  });
  outgoing.write(body);
  end(outgoing);
}

interface Attempt {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly forwarding: Forwarding;
  readonly settle: () => void;
  /** The framing of the body; `null` without one. */
  readonly framing: Framing | null;
  /** Whether a connection that the API has closed meanwhile is replaced. */
  readonly mayRetry: boolean;
}

/** Creates the forwarder to an API's origin; every response names the build that the site serves. */
export function createForwarder(apiOrigin: string, siteBuild: string, limits = callLimits): Forwarder {
  const target = new URL(apiOrigin);
  const secure = target.protocol === 'https:';
  const makeAgent = () =>
    new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxFreeSockets: 64, maxSockets: limits.atOnce });
  const [calls, streams] = [makeAgent(), makeAgent()];
  const request = secure ? httpsRequest : httpRequest;
  const streamEnds = new Set<() => void>();
  let draining = false;

  function attempt({ incoming, outgoing, forwarding, settle, framing, mayRetry }: Attempt): void {
    const upstream = request(
      {
        agent: incoming.url === eventsPath ? streams : calls,
        hostname: target.hostname,
        port: target.port || undefined,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...headersToForward(incoming.headers, forwarding.origin, forwarding.requestId),
          ...framing,
          host: target.host,
        },
      },
      (answer) => {
        const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
        // While a browser reads slowly, the API's connection rests; a browser that reads nothing is closed by the server.
        upstream.setTimeout(0);
        if (isStream) outgoing.socket?.setTimeout(0);
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...endToEndHeaders(answer.headers),
          [buildHeader]: siteBuild,
          'content-security-policy': dataPolicy,
          ...commonHeaders({ https: forwarding.origin.protocol === 'https' }),
          ...unread(outgoing),
          ...(draining && { connection: 'close' }),
        });
        outgoing.flushHeaders();
        answer.pipe(outgoing, { end: false });
        answer.on('end', () => end(outgoing));
        answer.on('error', () => outgoing.destroy());
        const endStream = () => {
          answer.unpipe(outgoing);
          outgoing.end();
        };
        if (isStream) {
          if (draining) endStream();
          else streamEnds.add(endStream);
        }
        outgoing.on('close', () => {
          streamEnds.delete(endStream);
          answer.destroy();
          settle();
        });
      },
    );

    let received = 0;
    let failed = false;
    const fail = (status: 502 | 504) => {
      if (!failed && !outgoing.destroyed && received <= largestForwardedBody)
        refuse(outgoing, status, 'unavailable', forwarding);
      failed = true;
      settle();
    };
    // A request without a connection has no timeout, and reports its end only once it has one.
    const queued = setTimeout(() => {
      fail(504);
      upstream.destroy();
    }, limits.answerMs);
    upstream.on('socket', () => clearTimeout(queued));
    upstream.on('close', () => clearTimeout(queued));
    upstream.setTimeout(limits.answerMs, () => upstream.destroy(new Error('timeout')));
    upstream.on('error', (error: Error) => {
      if (mayRetry && upstream.reusedSocket && !failed && !outgoing.destroyed)
        attempt({ incoming, outgoing, forwarding, settle, framing: null, mayRetry: false });
      else fail(error.message === 'timeout' ? 504 : 502);
    });
    outgoing.on('close', () => upstream.destroy());
    if (!framing) {
      upstream.end();
      return;
    }
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received <= largestForwardedBody) return;
      incoming.off('data', count);
      refuse(outgoing, 413, 'payload_too_large', forwarding);
      upstream.destroy();
    };
    incoming.on('data', count);
    incoming.pipe(upstream);
  }

  return {
    forward: (incoming, outgoing, forwarding) =>
      new Promise((resolve) => {
        const framing = framingOf(incoming.headers);
        const mayRetry = isReading(incoming.method ?? '');
        if (framing && mayRetry) {
          refuse(outgoing, 400, 'bad_request', forwarding);
          return resolve();
        }
        if (Number(framing?.['content-length']) > largestForwardedBody) {
          refuse(outgoing, 413, 'payload_too_large', forwarding);
          return resolve();
        }
        attempt({ incoming, outgoing, forwarding, settle: resolve, framing, mayRetry });
      }),
    drain: () => {
      draining = true;
      for (const end of streamEnds) end();
    },
    close: () => {
      calls.destroy();
      streams.destroy();
    },
  };
}
