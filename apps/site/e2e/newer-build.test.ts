import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violations } from './environment/axe';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { enter, makeMember, sendText, type MadeMember } from './people/made-member';

const origin = originOf(amberlane);
const text = textsOf(amberlane);
const scripts = /\/assets\/notice-\w+\.js$/;

const notice = (page: Page) => page.getByText(text('notices.update_title'), { exact: true });
const load = (page: Page) => page.getByRole('button', { name: text('notices.update_action'), exact: true });

/** Logs in as a member whose other notices are closed. */
async function enterUnnoticed(context: BrowserContext, member: MadeMember, closed: readonly string[] = []) {
  await enter(context, member);
  const now = Math.floor(Date.now() / 1000);
  const value = ['profilePhoto', 'push', 'welcome', 'bonus', ...closed]
    .map((name) => `${name}=${now}`)
    .join('&');
  await context.addCookies([{ name: 'notices', value, url: origin }]);
}

/** Opens a page of the previous build: the poll's responses name another one, with other scripts. */
async function openOfBuildBefore(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const fetched = page.waitForResponse(scripts);
  await openWithStream(page, `${origin}${path}`);
  await (await fetched).finished();
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    const { __remixManifest: manifest } = window as unknown as { __remixManifest: { version: string } };
    manifest.version = 'the-one-before';
  });
  const polled = page.waitForResponse('**/api/user.php');
  await page.clock.fastForward(60_000);
  await (await polled).finished();
}

async function openTab(page: Page, name: 'likes' | 'messages', path: string): Promise<void> {
  await page
    .getByRole('link', { name: text(`navigation.${name}`) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}${path}`);
}

test('a newer build is announced on the next page, and reloading keeps a draft @phone', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(other, me.id, 'Museum on Saturday?');
  await enterUnnoticed(context, me);
  const conversation = `${origin}/members/${other.id}/chat`;
  await openWithStream(page, conversation);
  const field = page.getByLabel(text('chat.field'));
  await field.fill('I bring the umbrella');

  await openOfBuildBefore(page, '/likes');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('link', { name: text('likes.matches') }).click();
  await expect(page).toHaveURL(`${origin}/likes/matches`);
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(scripts);
  const loaded = page.waitForEvent('load');
  await load(page).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto(conversation);
  await expect(field).toHaveValue('I bring the umbrella');
});

test('the update notice can be closed for this browser', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enterUnnoticed(context, me);
  await openOfBuildBefore(page, '/likes');
  await openTab(page, 'messages', '/chats');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: text('actions.close') }).click();
  await expect(notice(page)).toHaveCount(0);
  const kept = (await context.cookies(origin)).find(({ name }) => name === 'notices');
  expect([...new URLSearchParams(kept?.value).keys()].sort()).toEqual([
    'bonus',
    'profilePhoto',
    'push',
    'update',
    'visit',
    'welcome',
  ]);
});

test('a recently closed update notice stays closed', async ({ page, context }) => {
  await enterUnnoticed(context, await makeMember(amberlane), ['update']);
  await openOfBuildBefore(page, '/likes');
  await openTab(page, 'messages', '/chats');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
