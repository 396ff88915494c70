import { expect, test, type Page } from '@playwright/test';
import type { User } from '@heartwood/api-contract';
import { loadingBar } from '@heartwood/domain';
import { deriveColours, themes } from '@heartwood/ui/themes';
import { amberlane, originOf, textsOf } from './environment/brands';
import { installApp } from './people/installed-app';
import {
  buyCredits,
  enter,
  makeMember,
  makeUnconfirmed,
  sendText,
  type MadeMember,
} from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

/** Formats a colour as browsers report it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const main = (page: Page) => page.getByRole('navigation', { name: text('navigation.main') }).first();
const link = (page: Page, label: string) => main(page).getByRole('link', { name: label });

/** Whether links' scripts were prefetched, and none within the page's first two seconds. */
function fetchedAhead(): boolean {
  const linked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/watch-links-/.test(name));
  if (scripts.some(({ startTime }) => startTime < 2_000)) throw new Error('fetched too early');
  return scripts.length > 0 && linked.some(({ href }) => /\/login-/.test(href));
}

async function sendMany(from: MadeMember, to: MadeMember, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await sendText(from, to.id, `Message ${number}`);
}

async function userOf({ session }: MadeMember): Promise<User> {
  return (await session.call<{ user: User }>('GET', '/api/user.php')).user;
}

test('the unread count shows up to 99, then 99+, in the navigation and the title, and updates live', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await buyCredits(other, 100);
  await sendMany(other, me, 98);
  await enter(context, me);
  const streaming = page.waitForResponse('**/api/events.php');
  await page.goto(`${origin}/likes`);
  await streaming;
  const messages = link(page, text('navigation.messages'));
  await expect(messages.getByText('98', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`(98) ${text('likes.title')} · Amberlane`);

  await sendText(other, me.id, 'Number 99');
  await expect(messages.getByText('99', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`(99) ${text('likes.title')} · Amberlane`);
  await sendText(other, me.id, 'Number 100');
  await expect(messages.getByText('99+', { exact: true })).toBeVisible();
  await expect(messages).toHaveAccessibleName(
    `${text('navigation.messages')} ${text('navigation.unread_messages', { count: 100 })}`,
  );
  await expect(page).toHaveTitle(`(99+) ${text('likes.title')} · Amberlane`);

  await messages.click();
  await page.getByRole('link', { name: new RegExp(`^${other.name}`) }).click();
  await expect(page).toHaveTitle(/^(?!\()/);
  await expect(messages).toHaveAccessibleName(text('navigation.messages'));
});

test('new likes have a badge and count in the title, and viewing one clears it', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(other, me.id, 'Hello');
  await other.session.call('POST', '/api/like.php', { profile: me.id });
  await enter(context, me);
  await page.goto(`${origin}/premium`);
  await expect(link(page, text('navigation.discover'))).toHaveAttribute('href', '/members');
  const likes = link(page, text('navigation.likes'));
  await expect(likes).toHaveAccessibleName(
    `${text('navigation.likes')} ${text('navigation.new_likes', { count: 1 })}`,
  );
  await expect(page).toHaveTitle(/^\(2\) /);
  await page.goto(`${origin}/likes/m/${other.id}`);
  await expect(likes).toHaveAccessibleName(text('navigation.likes'));
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('a free member is offered premium, a paid one sees a low balance highlighted', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  const header = page.getByRole('banner').first();
  const premium = header.getByRole('link', { name: text('navigation.get_premium') });
  const credits = header.getByRole('link', { name: text('navigation.credits') });
  await page.goto(`${origin}/likes`);
  await expect(premium).toBeVisible();
  await expect(credits).toHaveCount(0);

  await buyCredits(me, 15);
  await page.goto(`${origin}/likes`);
  await expect(premium).toHaveCount(0);
  await expect(credits).toHaveText(
    `${text('navigation.credits')}${text('navigation.credit_balance', { count: 15 })}`,
  );

  const balance = async () => (await userOf(me)).credits;
  while ((await balance()) > 10) await sendText(me, other.id, 'One more');
  await page.reload();
  const badge = (count: number) => credits.getByText(String(count), { exact: true });
  await expect(badge(10)).toBeVisible();
  const colour = (count: number) =>
    badge(count)
      .locator('..')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const { danger, secondary } = deriveColours(themes.ember, 'light');
  expect(await colour(10)).toBe(rgb(secondary));
  while ((await balance()) > 0) await sendText(me, other.id, 'One more');
  await page.reload();
  await expect(badge(0)).toBeVisible();
  expect(await colour(0)).toBe(rgb(danger));
});

test('the account menu works by keyboard', async ({ page, context }) => {
  await enter(context, await makeUnconfirmed(amberlane));
  await page.goto(`${origin}/likes`);
  const menu = page.getByLabel(text('navigation.account'));
  await menu.focus();
  await page.keyboard.press('Enter');
  const header = page.getByRole('banner').first();
  const profile = header.getByRole('link', { name: text('navigation.profile') });
  await expect(profile).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(profile).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(header.getByRole('link', { name: text('navigation.settings') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(header.getByRole('button', { name: text('navigation.logout') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/`);
});

test('the footer has its links; the login is prefetched when idle and shows a loading bar', async ({
  page,
}) => {
  await page.goto(`${origin}/pricing`);
  const footer = page.getByRole('navigation', { name: text('footer.label') });
  expect(await footer.getByRole('link').allTextContents()).toEqual(
    [
      'terms',
      'privacy',
      'cookies',
      'ban',
      'pricing',
      'complaints',
      'return_policy',
      'withdrawal',
      'faq',
      'support',
      'imprint',
    ].map((name) => text(`footer.${name}`)),
  );

  await expect.poll(() => page.evaluate(fetchedAhead), { message: 'idle for two seconds' }).toBe(true);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/login.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: text('navigation.login') }).click();
  const bar = page.getByRole('progressbar', { name: text('actions.loading') });
  await expect(bar).toBeAttached();
  const animations = await bar.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming()),
  );
  const timings = animations.map((timing) => [timing?.delay, timing?.duration]);
  expect(timings).toEqual([
    [loadingBar.throttleMs, 1],
    [loadingBar.throttleMs, loadingBar.durationMs],
  ]);
  release();
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a failed page script reloads the current page once a minute, then shows an error', async ({ page }) => {
  await page.route(/\/pricing-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${origin}/login`);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: text('footer.pricing') });
  const reloaded = page.waitForEvent('load');
  await pricing.click();
  await reloaded;
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect(async () => {
    await pricing.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: text('error_page.fallback') })).toBeVisible();
  }).toPass();
  expect([new URL(page.url()).pathname, loads]).toEqual(['/pricing', 1]);
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  const back = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: text('navigation.back'), exact: true });

  test('the installed app has a back button on likes, credits and profiles', async ({ page, context }) => {
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await enter(context, me);
    await installApp(page.context());
    for (const path of ['/likes', '/credits']) {
      await page.goto(`${origin}${path}`);
      await expect(back(page), path).toHaveCount(1);
    }
    for (const path of [`/members/${other.id}`, `/likes/m/${other.id}`]) {
      await page.goto(`${origin}${path}`);
      const own = page.getByRole('link', { name: text('navigation.back'), exact: true });
      await expect(own, path).toHaveCount(1);
    }
    for (const path of ['/members', '/chats']) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(back(page), path).toHaveCount(0);
    }
  });

  test('a browser has no back button on likes', async ({ page, context }) => {
    await enter(context, await makeUnconfirmed(amberlane));
    await page.goto(`${origin}/likes`);
    await expect(page.getByRole('heading', { level: 1, name: text('likes.title') })).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });
});

for (const width of [800, 1440]) {
  test(`the conversation list does not move when a conversation opens, at ${width} px`, async ({
    page,
    context,
  }) => {
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await sendText(other, me.id, 'Hello from over here');
    await enter(context, me);
    await context.addCookies([
      { name: 'notices', value: `profilePhoto=${Math.floor(Date.now() / 1000)}`, url: origin },
    ]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}/chats`);
    const row = page.getByRole('link', { name: new RegExp(`^${other.name}`) }).filter({ visible: true });
    const place = async () => {
      const box = await row.first().boundingBox();
      return box && [box.x, box.width];
    };
    const before = await place();
    await row.first().click();
    await expect(page).toHaveURL(/\/chats\/[\w-]+$/);
    await expect(page.getByLabel(text('chat.field'))).toBeVisible();
    expect(await place()).toEqual(before);
  });
}
