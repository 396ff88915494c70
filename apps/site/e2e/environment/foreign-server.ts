import type { FakeServer, startFakeServer } from '@heartwood/api-contract/fake-server';
import { test as base } from '@playwright/test';
import { createServer } from 'vite';
import { answering, freePort, start, stop } from './processes';

interface FakeModule {
  readonly startFakeServer: typeof startFakeServer;
}

/** A server that only implements the contract, and the built site in front of it. */
export interface Foreign {
  readonly server: FakeServer;
  /** The site's origin. */
  readonly origin: string;
}

/**
 * Tests of the built site with a third-party server, without `apps/api`; each starts from the initial state.
 */
export const test = base.extend<{ foreign: Foreign }, { running: Foreign }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- the runner demands a pattern
    async ({}, use) => {
      const vite = await createServer({
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false, watch: null },
      });
      const fakes = (await vite.ssrLoadModule('@heartwood/api-contract/fake-server')) as FakeModule;
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
      await use({ server, origin });
      await stop(site);
      await server.stop();
      await vite.close();
    },
    { scope: 'worker' },
  ],
  foreign: async ({ running }, use) => {
    running.server.restore();
    await use(running);
  },
});
