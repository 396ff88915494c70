import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, sandboxOrigin, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { enter, makeMember, makeUnconfirmed, sendText, type MadeMember } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';
import {
  browserPushOf,
  deliverPush,
  pushSubscription,
  standInForPush,
  watchNotifications,
} from './people/stand-in-push';
import { watchPage } from './people/watch-page';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const texts = '**/messages/*.json';
const polls = /\/api\/(?:chats|likes)\.php/;

/** Logs in as a member whose notice about the photo is closed, so that the one about push is next. */
async function enterWithoutPhotoNotice(context: BrowserContext, member: MadeMember): Promise<void> {
  await enter(context, member);
  const closed = `profilePhoto=${Math.floor(Date.now() / 1000)}`;
  await context.addCookies([{ name: 'notices', value: closed, url: origin }]);
}

const notice = (page: Page) => page.getByText(text('notices.push_title'), { exact: true });
const turnOn = (page: Page) => page.getByRole('button', { name: text('notices.push_action') });

const asksCookie = async (context: BrowserContext) =>
  (await context.cookies(origin)).find(({ name }) => name === 'push')?.value;

/**
 * Opens a member's page after this browser has stored that it may be asked; the document includes the
 * notice's texts.
 */
async function openWithNotice(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(`${origin}/likes`);
  await expect.poll(() => asksCookie(context)).toBe('ask');
  await expect(notice(page)).toHaveCount(0);
  await page.route(texts, (route) => route.abort());
  await openWithStream(page, `${origin}/chats`);
  await expect(notice(page)).toBeVisible();
  await page.unroute(texts);
}

async function subscribed(page: Page, context: BrowserContext): Promise<void> {
  await openWithNotice(page, context);
  await turnOn(page).click();
  await expect(page.getByText(text('notices.push_done'))).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
}

test('the notice subscribes the browser, and a push message reloads chats and likes and is shown @phone', async ({
  page,
  context,
}) => {
  const problems = await watchPage(page);
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await context.grantPermissions(['notifications'], { origin });
  await standInForPush(context, 'granted');
  await enterWithoutPhotoNotice(context, me);
  await subscribed(page, context);
  expect(await browserPushOf(page)).toMatchObject({ asked: 1, holds: true });
  await expect.poll(() => asksCookie(context)).toBeUndefined();

  await sendText(other, me.id, 'Only the device shows this');
  const requests = page.context().request;
  await expect
    .poll(async () => (await requests.get(`${sandboxOrigin()}/push`)).text(), { timeout: 30_000 })
    .toContain(other.name);

  const reloaded = Promise.all(
    ['chats', 'likes'].map((name) => page.waitForResponse(`**/api/${name}.php`, { timeout: 15_000 })),
  );
  const pushed = {
    event: 'message:1',
    tag: 'chat:c',
    title: other.name,
    body: text('push.conversation'),
    path: '/likes',
  };
  const shown = await watchNotifications(context);
  await deliverPush(page, origin, JSON.stringify(pushed));
  await reloaded;
  const { title, body, tag, path } = pushed;
  await expect.poll(shown).toEqual([{ title, body, tag, icon: '/icon.png', data: { path } }]);
  expect(problems).toEqual([]);
});

test('with push the page polls only every 300 seconds', async ({ page, context }) => {
  await standInForPush(context, 'granted');
  await enterWithoutPhotoNotice(context, await makeMember(amberlane));
  await subscribed(page, context);
  await page.clock.install();
  await page.goto(`${origin}/likes`);
  const first = page.waitForResponse('**/api/chats.php');
  const streaming = page.waitForResponse('**/api/events.php');
  await streaming;
  await page.clock.fastForward(5_000);
  await (await first).finished();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (polls.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.clock.fastForward(290_000);
  // Sent after anything that the elapsed time made the page request.
  await page.evaluate(() => fetch('/api/settings.php').then(({ status }) => status));
  expect(asked).toEqual([]);
  const answer = page.waitForResponse('**/api/chats.php');
  await page.clock.fastForward(15_000);
  await answer;
});

test('a denied permission is stored in the browser, and the prompt does not appear again', async ({
  page,
  context,
}) => {
  await standInForPush(context, 'denied');
  await enterWithoutPhotoNotice(context, await makeMember(amberlane));
  await openWithNotice(page, context);
  await turnOn(page).click();
  await expect(page.getByText(text('notices.push_denied'))).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await browserPushOf(page)).toEqual({ asked: 1, holds: false, kept: 'denied' });
  await page.goto(`${origin}/likes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto(`${origin}/complete-signup?step=push`);
  await expect(page).toHaveURL(/step=complete/);
});

test('the push notice does not show on excluded pages, or again once closed', async ({ page, context }) => {
  await standInForPush(context, 'granted');
  await enterWithoutPhotoNotice(context, await makeMember(amberlane));
  await page.goto(`${origin}/likes`);
  await expect.poll(() => asksCookie(context)).toBe('ask');
  await page.goto(`${origin}/premium`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto(`${origin}/likes`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: text('actions.close') }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await browserPushOf(page)).toEqual({ asked: 0, holds: false, kept: null });
});

/** Logs out with a push service that returns its subscription after `ms` milliseconds, or never. */
async function logOutWithSlowPush(page: Page, ms: number | null): Promise<void> {
  await page.evaluate((wait) => {
    const { getSubscription } = PushManager.prototype;
    PushManager.prototype.getSubscription = async function late() {
      await new Promise((done) => void (wait !== null && setTimeout(done, wait)));
      return getSubscription.call(this);
    };
  }, ms);
  await page.getByLabel(text('navigation.account')).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);
}

test('logging out unsubscribes the browser, even with a slow push service', async ({ page, context }) => {
  await standInForPush(context, 'granted');
  await enterWithoutPhotoNotice(context, await makeMember(amberlane));
  await subscribed(page, context);
  await logOutWithSlowPush(page, 600);
  expect(await browserPushOf(page)).toEqual({ asked: 1, holds: false, kept: null });
});

test('an unresponsive push service does not prevent the logout, after which nothing is pushed', async ({
  page,
  context,
}) => {
  const [me, other, later] = await Promise.all([
    makeMember(amberlane),
    makeMember(amberlane),
    makeMember(amberlane),
  ]);
  await later.session.call('POST', '/api/user.php?push=1', pushSubscription());
  await standInForPush(context, 'granted');
  await enterWithoutPhotoNotice(context, me);
  await subscribed(page, context);
  await logOutWithSlowPush(page, null);
  await expect(page.getByLabel(text('navigation.account'))).toHaveCount(0);
  expect(await browserPushOf(page)).toMatchObject({ holds: true });

  const pushes = async () => {
    const pushed = await page.request.get(`${sandboxOrigin()}/push`);
    return (await pushed.text()).match(new RegExp(`<td>${other.name}</td>`, 'g')) ?? [];
  };
  await sendText(other, me.id, 'Nobody is notified of this');
  await sendText(other, later.id, 'The next push is this one');
  await expect.poll(pushes, { timeout: 30_000 }).toEqual([`<td>${other.name}</td>`]);
});

test('the signup dialog asks for push before its last step', async ({ page, context }) => {
  await standInForPush(context, 'granted');
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: text('login.signup') }).click();
  const dialog = page.getByRole('dialog', { name: text('navigation.signup') });
  await fillAccount(dialog, text, newcomer());
  for (const title of ['photo_title', 'about_title', 'looks_title', 'wishes_title']) {
    await expect(dialog.getByRole('heading', { name: text(`signup.${title}`) })).toBeVisible();
    await dialog.getByRole('button', { name: text('signup.skip') }).click();
  }
  await expect(dialog.getByRole('heading', { name: text('signup.push_title') })).toBeVisible();
  await expect(page).toHaveURL(/\/complete-signup\?step=push/);
  await dialog.getByRole('button', { name: text('signup.push_submit') }).click();
  await expect(dialog.getByRole('heading', { name: text('signup.complete_title') })).toBeVisible();
  expect(await browserPushOf(page)).toMatchObject({ asked: 1, holds: true });
});

test.describe('on a phone', () => {
  const prompt = (page: Page) => page.getByRole('heading', { name: text('signup.push_title') });
  const complete = (page: Page) => page.getByRole('heading', { name: text('signup.complete_title') });

  async function finishSteps(page: Page, context: BrowserContext): Promise<void> {
    await enter(context, await makeUnconfirmed(amberlane));
    await page.goto(`${origin}/complete-signup?step=looks`);
    await page.getByRole('button', { name: text('signup.skip') }).click();
    await expect(page.getByRole('heading', { name: text('signup.wishes_title') })).toBeVisible();
    await page.getByRole('button', { name: text('signup.finish') }).click();
  }

  test(
    'the signup asks for push, also after a reload, and continues once it is allowed',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      await standInForPush(context, 'granted');
      await finishSteps(page, context);
      await expect(prompt(page)).toBeVisible();
      await page.reload();
      await expect(prompt(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('button', { name: text('signup.push_submit') }).click();
      await expect(complete(page)).toBeVisible();
      expect(await browserPushOf(page)).toMatchObject({ asked: 1, holds: true });
      await page.getByRole('link', { name: text('actions.back') }).click();
      await expect(page.getByRole('heading', { name: text('signup.wishes_title') })).toBeVisible();
      await page.getByRole('button', { name: text('signup.skip') }).click();
      await expect(complete(page)).toBeVisible();
    },
  );

  test(
    '“not now” continues without asking for permission',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      await standInForPush(context, 'granted');
      await finishSteps(page, context);
      await page.getByRole('button', { name: text('signup.push_later') }).click();
      await expect(complete(page)).toBeVisible();
      expect(await browserPushOf(page)).toEqual({ asked: 0, holds: false, kept: null });
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the signup does not ask for push', async ({ page, context }) => {
    await enter(context, await makeUnconfirmed(amberlane));
    await page.goto(`${origin}/complete-signup?step=wishes`);
    await page.getByRole('button', { name: text('signup.finish') }).click();
    await expect(page).toHaveURL(/step=complete/);
  });
});
