import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { enter, makeUnconfirmed } from './people/made-member';
import { watchPage } from './people/watch-page';

const text = textsOf(amberlane);
const delayMs = 1_500;

test('a server-rendered part handles a click before its lazy script has loaded', async ({
  page,
  context,
}) => {
  const problems = await watchPage(page);
  await enter(context, await makeUnconfirmed(amberlane));
  await page.route('**/assets/notice-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await page.goto(`${originOf(amberlane)}/likes`, { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: text('notices.resend_short') }).click();
  await expect(page.getByText(text('notices.sent'))).toBeVisible();
  expect(problems).toEqual([]);
});

test('input during hydration causes no error', async ({ page }) => {
  const problems = await watchPage(page);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const alive = () => performance.getEntriesByName('hydrated').length > 0;
    port1.addEventListener('message', () => {
      const field = document.querySelector('input[type=email]');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (!field || !alive()) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
  await page.goto(`${originOf(amberlane)}/signup`);
  await hydrated(page);
  expect(problems).toEqual([]);
});
