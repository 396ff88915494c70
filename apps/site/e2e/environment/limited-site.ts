import { test as base } from '@playwright/test';
import { startApi, startSite } from './own-processes';

/** Tests that can use a site whose API has rate limits, unlike that of the other tests. */
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
