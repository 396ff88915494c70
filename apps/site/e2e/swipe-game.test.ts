import { expect, test as plain, type Locator, type Page } from '@playwright/test';
import type { Likes, Swipe, User } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { test as foreignTest } from './environment/foreign-server';
import { hydrated, openWithStream } from './environment/open-page';
import { demoMember } from './people/demo-member';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const address = `${originOf(amberlane)}/swipe-game`;

/** The top card: name and age. */
const top = (page: Page) => page.locator('main article:not([aria-hidden]) h2');
const nameOf = async (card: Locator) => (await card.innerText()).split(',')[0] ?? '';
const left = (page: Page, likes: number) =>
  page.getByText(text('swipe.left', { left: likes, count: 4 }), { exact: true });
const like = (page: Page) =>
  page
    .getByRole('group', { name: text('swipe.answers') })
    .getByRole('button')
    .last();
const takeBack = (page: Page) => page.getByRole('button', { name: text('swipe.take_back') });
const ended = (page: Page) =>
  page.getByRole('heading', { name: text('swipe.ended_title', { count: 4 }), exact: true });

/** Likes the top card, and waits for the next one. */
async function likeTop(page: Page): Promise<void> {
  const name = await nameOf(top(page));
  await page.getByRole('button', { name: text('people.like_name', { name }), exact: true }).click();
  await expect(page.getByRole('status').getByText(text('swipe.announced_liked', { name }))).toBeAttached();
  await expect(page.locator('[data-flying]')).toHaveCount(0);
}

plain(
  'a card is liked by dragging, skipped by key and undone; the fourth like ends the game @phone',
  async ({ page, context }) => {
    await enter(context, await makeMember(amberlane));
    await openWithStream(page, address);
    await expect(left(page, 4)).toBeVisible();
    const first = await top(page).innerText();
    const card = await page.locator('main article:not([aria-hidden])').boundingBox();
    const [x, y] = [(card?.x ?? 0) + (card?.width ?? 0) / 2, (card?.y ?? 0) + (card?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 180, y, { steps: 6 });
    await page.mouse.up();
    await expect(left(page, 3)).toBeVisible();
    await expect(top(page)).not.toHaveText(first);

    await expect(page.locator('[data-flying]')).toHaveCount(0);
    const second = await top(page).innerText();
    await page.keyboard.press('ArrowLeft');
    await expect(top(page)).not.toHaveText(second);
    await expect(left(page, 3)).toBeVisible();
    await takeBack(page).click();
    await expect(top(page)).toHaveText(second);
    await expect(takeBack(page)).toHaveCount(0);

    for (const likes of [2, 1, 0]) {
      await likeTop(page);
      await expect(left(page, likes)).toBeVisible();
    }
    await expect(ended(page)).toBeVisible();
    await expect(page.getByRole('list', { name: text('swipe.today') }).getByRole('link')).toHaveCount(4);
    await takeBack(page).click();
    await expect(left(page, 1)).toBeVisible();
    await expect(top(page)).toBeVisible();
  },
);

plain(
  'an undone like reaches nobody, one that stays reaches the other browser, and the answer is a match @phone',
  async ({ page, context, browser }, info) => {
    const them = await demoMember(amberlane, 'free');
    const { user } = await them.session.call<{ user: User }>('GET', '/api/user.php');
    const { country, region, city } = user.profile;
    const me = await makeMember(amberlane);
    await me.session.call('PUT', '/api/profile.php', { country, region, city });
    await enter(context, me);
    await openWithStream(page, address);
    expect(await nameOf(top(page))).toBe(them.name);
    await likeTop(page);
    await takeBack(page).click();
    await expect(left(page, 4)).toBeVisible();
    await likeTop(page);
    await expect(left(page, 3)).toBeVisible();
    const likesOfMine = async () => {
      const { liked_by } = await them.session.call<Likes>('GET', '/api/likes.php');
      return liked_by.filter(({ id }) => id === me.id).length;
    };
    expect(await likesOfMine()).toBe(0);
    await expect.poll(likesOfMine, { timeout: 30_000 }).toBe(1);

    const theirContext = await browser.newContext(info.project.use);
    await enter(theirContext, them);
    const theirs = await theirContext.newPage();
    await openWithStream(theirs, `${originOf(amberlane)}/members/${me.id}`);
    await theirs
      .getByRole('button', { name: text('people.like_name', { name: me.name }) })
      .filter({ visible: true })
      .first()
      .click();
    for (const one of [page, theirs]) await expect(one.getByText(text('match.match_title'))).toBeVisible();
    await theirContext.close();
  },
);

plain('the up arrow opens the profile', async ({ page, context }) => {
  await enter(context, await makeMember(amberlane));
  await openWithStream(page, address);
  const words = await top(page).innerText();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/\/members\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
});

plain('a swipe that fails to send returns with a notice', async ({ page, context }) => {
  await enter(context, await makeMember(amberlane));
  await openWithStream(page, address);
  const words = await top(page).innerText();
  const name = await nameOf(top(page));
  await page.route('**/api/swipe.php', (route) => route.abort());
  await like(page).click();
  await expect(left(page, 3)).toBeVisible();
  await expect(page.getByText(text('swipe.returned', { name }), { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(top(page)).toHaveText(words);
  await expect(left(page, 4)).toBeVisible();
});

plain('a like whose response is lost counts once', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await openWithStream(page, address);
  await page.route(
    '**/api/swipe.php',
    async (route) => {
      const { host, port, pathname } = new URL(route.request().url());
      await route.fetch({
        url: `http://127.0.0.1:${port}${pathname}`,
        headers: { ...route.request().headers(), host },
      });
      await route.abort();
    },
    { times: 1 },
  );
  const again = page.waitForResponse('**/api/swipe.php');
  await like(page).click();
  expect((await (await again).json()) as object).toMatchObject({ likes_left: 3 });
  await expect(left(page, 3)).toBeVisible();
  const { likes_left, likes_today } = await me.session.call<Swipe>('GET', '/api/swipe.php');
  expect([likes_left, likes_today.length]).toEqual([3, 1]);
});

plain('each of two tabs undoes its own swipe', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await openWithStream(page, address);
  const first = await top(page).innerText();
  await like(page).click();
  await expect(left(page, 3)).toBeVisible();
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  const otherTab = await context.newPage();
  await otherTab.goto(address);
  await hydrated(otherTab);
  const second = await nameOf(top(otherTab));
  await like(otherTab).click();
  await expect(left(otherTab, 2)).toBeVisible();

  await takeBack(page).click();
  await expect(top(page)).toHaveText(first);
  await expect(left(page, 3)).toBeVisible();
  const { profiles } = await me.session.call<Likes>('GET', '/api/likes.php');
  expect(profiles.map(({ name }) => name)).toEqual([second]);
});

plain(
  "likes given elsewhere count, and the server's count overrides the page's",
  async ({ page, context }) => {
    const me = await makeMember(amberlane);
    await enter(context, me);
    await openWithStream(page, address);
    await expect(left(page, 4)).toBeVisible();
    const { profiles } = await me.session.call<Swipe>('GET', '/api/swipe.php');
    for (const { profile } of profiles.slice(-4))
      await me.session.call('POST', '/api/swipe.php', { profile: profile.id, liked: true });
    await like(page).click();
    await expect(ended(page)).toBeVisible();
    await expect(page.getByRole('list', { name: text('swipe.today') }).getByRole('link')).toHaveCount(4);
  },
);

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false });

  plain('the game works by forms, including undo', async ({ page, context }) => {
    await enter(context, await makeMember(amberlane));
    await page.goto(address);
    const first = await top(page).innerText();
    await like(page).click();
    await expect(left(page, 3)).toBeVisible();
    await expect(top(page)).not.toHaveText(first);
    await takeBack(page).click();
    await expect(left(page, 4)).toBeVisible();
    await expect(top(page)).toHaveText(first);
  });
});

foreignTest.describe('on any API', () => {
  foreignTest.use({ locale: 'en-NL' });

  foreignTest('a mutual like opens the match at once', async ({ page, context, foreign }) => {
    const [name = '', value = ''] = foreign.server.login().split('=');
    await context.addCookies([{ name, value, url: foreign.origin }]);
    foreign.server.answer('swipe', {
      status: 200,
      body: { match: true, likes_left: 2, renews_at: '2030-01-05T23:00:00Z' },
    });
    await openWithStream(page, `${foreign.origin}/swipe-game`);
    await like(page).click();
    const match = page.getByRole('dialog', { name: text('match.match_title') });
    await expect(match.getByRole('link', { name: text('match.write', { name: 'Marlow' }) })).toBeVisible();
  });
});
