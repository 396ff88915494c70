import { createServer } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { connectionLimits, requestSizes, type ConnectionLimits } from '@heartwood/domain';
import { ApiError, errorBody } from '../api-error';
import { responseHeaders } from '../edge/response-headers';

/** Answers one request; `peer` is the remote address of the connection. */
export type Fetch = (request: Request, bindings: { peer: string }) => Response | Promise<Response>;

/** How long requests may still arrive on open connections. */
const lastRequestsMilliseconds = 500;
/**
 * Then this many rounds of this length must bring nothing new: a busy process has unread requests,
 * and the server considers their connections idle when it closes.
 */
const quietTurns = 3;
const turnMilliseconds = 20;

/** The response to a malformed request, such as one with an impossible host. */
function refuse(reason: unknown): Response {
  const error =
    reason instanceof RequestError
      ? new ApiError('bad_request', { message: 'Invalid host or address.' })
      : new ApiError('internal_error');
  const headers = { ...responseHeaders, 'cache-control': 'private, no-store' };
  return Response.json(errorBody(error), { status: error.status, headers });
}

/**
 * The limits of the API's connections. While a browser reads slowly, the site's connection to the API carries nothing
 * for minutes; the site closes those whose browser reads nothing.
 */
const defaultLimits: ConnectionLimits = { ...connectionLimits, idleMs: 10 * 60_000 };

/** A listening server. */
export interface Listening {
  /** The actual port. */
  port: number;
  /**
   * Asks clients to close their connections, soon stops accepting, and resolves once every response is sent,
   * or after the timeout.
   */
  drain(milliseconds: number): Promise<void>;
}

/**
 * Listens on a port (0 for any free one); reports a port in use as such. Slow connections are closed by
 * timeouts.
 */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  limits = defaultLimits,
): Promise<Listening> {
  let draining = false;
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const response = await fetch(request, { peer: incoming.socket.remoteAddress ?? '' });
      // The rest of a body of unknown length can't be discarded for the connection's next request.
      const isEndless = !incoming.complete && incoming.headers['transfer-encoding'] !== undefined;
      if (draining || isEndless) response.headers.set('connection', 'close');
      return response;
    },
    { errorHandler: refuse },
  );
  const options = {
    maxHeaderSize: requestSizes.headerBytes + 4096,
    requestTimeout: limits.requestMs,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  let arrived = 0;
  const server = createServer(options, (incoming, outgoing) => {
    arrived += 1;
    void answer(incoming, outgoing);
  });
  server.on('connection', () => {
    arrived += 1;
  });
  server.keepAliveTimeout = 65_000;
  // A response that isn't read counts as idle; event streams send something more often.
  server.setTimeout(limits.idleMs);
  server.maxConnections = limits.atOnce;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken by another process`) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async drain(milliseconds) {
      draining = true;
      const end = performance.now() + milliseconds;
      await wait(lastRequestsMilliseconds);
      for (let quiet = 0; quiet < quietTurns && performance.now() < end; quiet += 1) {
        const before = arrived;
        await wait(turnMilliseconds);
        await nextTurn();
        if (arrived > before) quiet = -1;
      }
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const late = wait(Math.max(0, end - performance.now()), undefined, { ref: false });
      await Promise.race([closed, late]);
      server.closeAllConnections();
    },
  };
}
