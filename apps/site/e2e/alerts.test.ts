import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const missingPhoto = (page: Page) => page.getByText(text('notices.photo_title'), { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function noticedVisit(context: BrowserContext): Promise<number> {
  const notices = (await context.cookies(origin)).find(({ name }) => name === 'notices');
  return Number(new URLSearchParams(notices?.value).get('visit'));
}

test('an alert is in the row of the title, and closing it does not shift the page @phone', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await openWithStream(page, `${origin}/likes`);
  await expect(missingPhoto(page)).toBeVisible();
  await expect(heading(page)).toHaveText(text('likes.title'));
  const tabs = page.getByRole('navigation', { name: text('likes.lists') });
  const alerted = await tabs.boundingBox();
  await page.getByRole('button', { name: text('actions.close') }).click();
  await expect(missingPhoto(page)).toHaveCount(0);
  await expect(heading(page)).toHaveCSS('opacity', '1');
  expect(await tabs.boundingBox()).toEqual(alerted);
});

test('a visit shows one alert, and half an hour later the next visit shows one again', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await page.goto(`${origin}/likes`);
  await expect(missingPhoto(page)).toBeVisible();
  await expect.poll(() => noticedVisit(context)).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: text('navigation.main') })
    .getByRole('link', { name: text('navigation.messages') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/chats`);
  await expect(heading(page)).toBeVisible();
  await expect(missingPhoto(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(missingPhoto(page)).toHaveCount(0);

  const halfAnHourAgo = String((await noticedVisit(context)) - 30 * 60);
  await context.addCookies([{ name: 'notices', value: `visit=${halfAnHourAgo}`, url: origin }]);
  await page.goto(`${origin}/chats`);
  await expect(missingPhoto(page)).toBeVisible();
});
