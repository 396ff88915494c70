import { test as base } from '@playwright/test';
import { startApiProxy, type ApiProxy } from './api-proxy';
import { startSite } from './own-processes';

/** A site started by a test, which controls its connection to the API. */
export interface OwnSite {
  port: string;
  api: ApiProxy;
}

interface Running {
  site: OwnSite;
}

/** Tests with their own site, one per worker; each starts with the connection restored. */
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
