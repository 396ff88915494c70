import type { FakeServer, startFakeServer } from '@heartwood/api-contract/fake-server';
import { test as base } from '@playwright/test';
import { createServer } from 'vite';
import { answering, freePort, start, stop } from './processes';

interface FakeModule {
  readonly startFakeServer: typeof startFakeServer;
}

/** A server that knows nothing but the contract, and the built site before it. */
export interface Foreign {
  readonly server: FakeServer;
  /** The site's origin. */
  readonly origin: string;
}

/** Tests of the built site over a server of somebody else's, without `apps/api`. */
export const test = base.extend<{ foreign: Foreign }, { fakes: FakeModule }>({
  fakes: [
    // oxlint-disable-next-line no-empty-pattern -- the runner demands a pattern
    async ({}, use) => {
      const vite = await createServer({
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false, watch: null },
      });
      await use((await vite.ssrLoadModule('@heartwood/api-contract/fake-server')) as FakeModule);
      await vite.close();
    },
    { scope: 'worker' },
  ],
  foreign: async ({ fakes }, use) => {
    const server = await fakes.startFakeServer();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const site = start('apps/site/build/server/index.js', {
      NODE_ENV: 'production',
      PORT: String(port),
      API_ORIGIN: server.url,
      BASE_URL: origin,
      LOG_LEVEL: 'silent',
    });
    await answering(`${origin}/readyz`, site);
    server.calls.length = 0;
    await use({ server, origin });
    await stop(site);
    await server.stop();
  },
});
