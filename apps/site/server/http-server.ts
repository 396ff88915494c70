import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { connectionLimits, requestSizes } from '@heartwood/domain';
import type { ConnectionLimits } from '@heartwood/domain';

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
  server.maxConnections = limits.atOnce;
  return server;
}
