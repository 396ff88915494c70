import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { connectionLimits, requestSizes } from '@heartwood/domain';
import type { ConnectionLimits } from '@heartwood/domain';

/** How long requests may still arrive, so that load balancers notice that the process isn't ready any more. */
const lastRequestsMilliseconds = 500;

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Creates a server that is not listening yet; it closes slow connections by the limits. */
export function createHttpServer(fetch: Fetch, limits: ConnectionLimits = connectionLimits): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      maxHeaderSize: requestSizes.headerBytes + 4096,
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
  }) as Server;
  server.keepAliveTimeout = 65_000;
  server.setTimeout(limits.idleMs);
  server.maxConnections = limits.atOnce;
  return server;
}

/**
 * Stops a server, and resolves once every response is sent, or after the timeout. `endStreams` ends the responses that
 * would not end by themselves.
 */
export async function drain(
  server: Server,
  { endStreams, milliseconds }: { readonly endStreams: () => void; readonly milliseconds: number },
): Promise<void> {
  await wait(lastRequestsMilliseconds);
  endStreams();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, wait(milliseconds - lastRequestsMilliseconds, undefined, { ref: false })]);
  server.closeAllConnections();
}
