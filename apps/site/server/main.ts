import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:remix/server-build';
import { createSite } from './app';
import { readAssets } from './assets';
import { EnvironmentError, readEnvironment } from './environment';
import type { Environment } from './environment';
import { createHttpServer, drain } from './http-server';
import { createLog } from './log';

const drainMilliseconds = 10_000;

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const environment = environmentOrExit();
  const { log, flush } = createLog(environment.logLevel);
  const directory = fileURLToPath(new URL('../client', import.meta.url));
  if (!existsSync(directory)) throw new Error(`${directory} is missing: build the site first`);
  let draining = false;
  const site = createSite({
    environment,
    build,
    assets: await readAssets(directory),
    log,
    draining: () => draining,
  });
  const server = createHttpServer(site.fetch);
  server.listen(environment.port, environment.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : environment.port;
    log.info({ port, api: environment.apiOrigin }, 'listening');
    flush();
  });

  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `port ${environment.port} is taken by another process`
        : `cannot listen on port ${environment.port}: ${error.message}`;
    process.stderr.write(`heartwood site: ${reason}\n`);
    process.exit(1);
  });

  const stop = (signal: string) => {
    if (draining) process.exit(1);
    draining = true;
    log.info({ signal }, 'stopping');
    void drain(server, { endStreams: site.endStreams, milliseconds: drainMilliseconds }).then(() => {
      site.close();
      log.info('stopped');
      flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('disconnect', () => {
    if (!draining) stop('disconnect');
  });
}

await start();
