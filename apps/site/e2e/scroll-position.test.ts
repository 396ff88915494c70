import { expect, test } from '@playwright/test';
import { amberlane, originOf } from './environment/brands';
import { demoMember } from './people/demo-member';
import { enter } from './people/made-member';

test('a profile opens at the top, and going back restores the scroll position of the search', async ({
  page,
  context,
}) => {
  await enter(context, await demoMember(amberlane, 'free'));
  await page.goto(`${originOf(amberlane)}/members?gender=all&country=all`);
  const cards = page.locator('main a[href^="/members/"]');
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  for (const index of [8, 12, 16]) {
    await cards.nth(index).scrollIntoViewIfNeeded();
    const before = await height();
    expect(before).toBeGreaterThan(0);
    await cards.nth(index).click();
    await page.waitForURL(/\/members\/[\w-]+$/);
    await expect.poll(height).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/members\?/);
    await expect.poll(height).toBe(before);
  }
});
