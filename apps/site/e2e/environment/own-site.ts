import { test as base } from '@playwright/test';
import { startApiProxy, type ApiProxy } from './api-proxy';
import { startSite } from './own-processes';

/** A site of the test's own, whose way to the API the test holds in its hands. */
export interface OwnSite {
  port: string;
  api: ApiProxy;
}

interface Running {
  site: OwnSite;
}

/** Tests that get a site of their own, one for all tests of a worker; each finds its way to the API open. */
export const test = base.extend<{ ownSite: OwnSite }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- the runner demands a pattern
    async ({}, use) => {
      const api = await startApiProxy(process.env.E2E_API_PORT ?? '3001');
      const { port, stop } = await startSite({ API_ORIGIN: api.origin });
      await use({ site: { port, api } });
      await stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({ running }, use) => {
    await use(running.site);
    running.site.api.restore();
  },
});
