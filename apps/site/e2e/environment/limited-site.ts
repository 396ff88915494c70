import { test as base } from '@playwright/test';
import { startApi, startSite } from './own-processes';

/** Tests that can visit a site whose API counts what is asked of it, which the other tests' API doesn't. */
export const test = base.extend<object, { limitedPort: string }>({
  limitedPort: [
    // oxlint-disable-next-line no-empty-pattern -- the runner demands a pattern
    async ({}, use) => {
      const api = await startApi({ LIMITS: 'on' });
      const site = await startSite({ API_ORIGIN: `http://127.0.0.1:${api.port}` });
      await use(site.port);
      await site.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
});
