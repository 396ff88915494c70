import { expect, test } from '@playwright/test';
import type { Transactions, ChatThread } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { expectErrorPage } from './environment/error-page';
import { test as testWithOwnSite } from './environment/own-site';
import { plainForm, plainRequest } from './environment/plain-request';
import { sendLogin } from './people/log-in';
import { buyCredits, enter, makeMember, makeUnconfirmed } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const unknownId = '00000000-0000-4000-8000-000000000000';

test('a visitor on a member page is redirected through the login back to that page', async ({ page }) => {
  const me = await makeUnconfirmed(amberlane);
  await page.goto(`${origin}/likes/given?page=1`);
  await expect(page).toHaveURL(`${origin}/login?to=${encodeURIComponent('/likes/given?page=1')}`);
  await sendLogin(page, text, me);
  await expect(page).toHaveURL(`${origin}/likes/given?page=1`);
});

test.describe('the login redirect', () => {
  const foreign = [
    '%2F%2Fevil.example',
    '%2F%5Cevil.example',
    '%5C%2Fevil.example',
    'https%3A%2F%2Fevil.example%2F',
    '%2F%09%2Fevil.example',
    '%252F%252Fevil.example',
    'javascript%3Aalert(1)',
    '%2Flogout',
  ];

  test('ignores external and logout targets', async ({ request }) => {
    const { email, password } = await makeUnconfirmed(amberlane);
    for (const to of foreign) {
      const answer = await plainForm(request, `${origin}/login?to=${to}`, { email, password });
      expect([to, answer.status(), answer.headers().location]).toEqual([to, 302, '/members']);
    }
  });
});

test('a member is redirected from the visitor pages to the members page', async ({ page, context }) => {
  await enter(context, await makeUnconfirmed(amberlane));
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(`${origin}${path}`);
    await expect(page, `from ${path}`).toHaveURL(`${origin}/members`);
  }
});

test('an unknown path or ID returns a 404 page, for visitors and members', async ({
  page,
  context,
  request,
}) => {
  const expectUnknown = async (paths: readonly string[], cookie: string) => {
    for (const path of paths) {
      const answer = await plainRequest(request, `${origin}${path}`, { cookie: `entry=1; ${cookie}` });
      expect(answer.status(), path).toBe(404);
      expectErrorPage(await answer.text(), 'en', ['error_page.not_found', 'error_page.back_home']);
    }
  };
  await expectUnknown(['/no-such-page', '/landers/no-such', '/chats/a/b', '/signup/no-such'], '');
  const me = await makeUnconfirmed(amberlane);
  const unknown = [`/members/${unknownId}`, '/members/not-an-id', `/members/${unknownId}/chat`];
  await expectUnknown(
    ['/no-such-page', ...unknown, `/chats/${unknownId}`, `/likes/m/${unknownId}`],
    me.session.cookie,
  );
  await enter(context, me);
  expect((await page.goto(`${origin}/likes/m/${unknownId}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${origin}/members`);
});

test('a blocked member gets a 404 for the pages of the blocker until unblocked in the settings @phone', async ({
  page,
  context,
  browser,
}, info) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  expect((await page.goto(`${origin}/members/${other.id}`))?.status()).toBe(200);

  const theirContext = await browser.newContext(info.project.use);
  await enter(theirContext, other);
  const theirs = await theirContext.newPage();
  await theirs.goto(`${origin}/members/${me.id}`);
  await theirs.getByLabel(text('profile_view.more')).first().click();
  await theirs.getByRole('link', { name: text('profile_view.block', { name: me.name }) }).click();
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: text('profile_view.block', { name: me.name }) })
    .click();
  await expect(theirs).toHaveURL(/\/members(\?.*)?$/);
  for (const path of [`/members/${other.id}`, `/likes/m/${other.id}`, `/members/${other.id}/chat`]) {
    const answer = await page.goto(`${origin}${path}`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  }

  await theirs.goto(`${origin}/settings/blocked`);
  const unblock = theirs.getByRole('button', { name: text('settings.unblock_name', { name: me.name }) });
  await unblock.click();
  await expect(theirs.getByText(text('settings.unblocked', { name: me.name }))).toBeVisible();
  await expect(unblock).toBeHidden();
  await theirs.getByRole('button', { name: text('settings.undo') }).click();
  await expect(unblock).toBeVisible();
  expect((await page.goto(`${origin}/members/${other.id}`))?.status()).toBe(404);
  await unblock.click();
  await expect(theirs.getByText(text('settings.nobody_title'))).toBeVisible();
  expect((await page.goto(`${origin}/members/${other.id}`))?.status()).toBe(200);
  await theirContext.close();
});

test('the menu of a conversation leads to the question before blocking its member', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await page.getByLabel(text('chat.menu')).first().click();
  await page.getByRole('link', { name: text('chat.block', { name: other.name }) }).click();
  await expect(page.getByText(text('profile_view.block_question', { name: other.name }))).toBeVisible();
  await page.getByRole('button', { name: text('profile_view.block', { name: other.name }) }).click();
  await expect(page).toHaveURL(/\/members(\?.*)?$/);
  expect((await page.goto(`${origin}/members/${other.id}/chat`))?.status()).toBe(404);
});

test('premium and repeat order redirect members by whether they have paid', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  const leads = async (from: string, to: string) => {
    await page.goto(`${origin}${from}`);
    await expect(page, `from ${from}`).toHaveURL(`${origin}${to}`);
  };
  await leads('/premium', '/premium');
  await leads('/credits', '/credits');
  await leads('/credits/repeat-order', '/premium');
  await buyCredits(me, 15);
  await leads('/premium', '/credits');
  await leads('/credits', '/credits');
  await leads('/credits/repeat-order', '/credits/repeat-order');
});

test('the back button shows neither the login to a member nor a member page after the logout', async ({
  page,
}) => {
  const me = await makeUnconfirmed(amberlane);
  await page.goto(`${origin}/login`);
  await sendLogin(page, text, me);
  await expect(page).toHaveURL(`${origin}/members`);
  await expect(page.getByLabel(text('navigation.account'))).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${origin}/likes`);
  await page.getByLabel(text('navigation.account')).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
});

test('double-clicking send sends one message', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await expect(page.getByLabel(text('chat.field'))).toBeFocused();
  await page.getByLabel(text('chat.field')).fill('Once, please');
  await page.getByRole('button', { name: text('actions.send'), exact: true }).dblclick();
  const theirs = () => other.session.call<ChatThread>('GET', `/api/chat.php?profile=${me.id}`);
  await expect.poll(async () => (await theirs()).messages.length).toBe(1);
  await page.reload();
  expect((await theirs()).messages.map((message) => message.text)).toEqual(['Once, please']);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('double-clicking pay creates one payment', async ({ page, context }) => {
      const me = await makeMember(amberlane);
      await enter(context, me);
      await page.goto(`${origin}/credits`);
      await page.getByLabel(text('credits.express')).check();
      await page.getByRole('button', { name: text('credits.submit') }).dblclick();
      await expect(page).toHaveURL(/\/checkout\//);
      const { payments } = await me.session.call<Transactions>('GET', '/api/transactions.php');
      expect(payments.length).toBe(1);
    });
  });
}

test.describe('the signup dialog', () => {
  const dialog = { role: 'dialog', name: text('navigation.signup') } as const;

  test('closes by Escape and by a click outside, but not once it is edited', async ({ page }) => {
    await page.goto(`${origin}/login`);
    const modal = page.getByRole(dialog.role, { name: dialog.name });
    const open = async () => {
      await page.getByRole('link', { name: text('login.signup') }).click();
      await expect(modal).toBeVisible();
    };
    await open();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await open();
    await page.mouse.click(5, 5);
    await expect(modal).toBeHidden();

    await open();
    const name = modal.getByLabel(text('signup.name'), { exact: true });
    await name.fill('Robin');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(name).toHaveValue('Robin');
    await modal.getByRole('button', { name: text('signup.leave') }).click();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(`${origin}/login`);
  });

  testWithOwnSite('sends the traffic source to the API', async ({ ownSite, page }) => {
    const me = newcomer();
    const own = originOf(amberlane, ownSite.port);
    await page.goto(`${own}/login?network=trees&ref=oak&sub1=acorn`);
    await expect(page).toHaveURL(`${own}/login`);
    await page.getByRole('link', { name: text('login.signup') }).click();
    const modal = page.getByRole(dialog.role, { name: dialog.name });
    await fillAccount(modal, text, me);
    await expect(modal.getByRole('heading', { name: text('signup.photo_title') })).toBeVisible();
    const sent = ownSite.api
      .bodiesOf('POST /api/signup.php')
      .map((body) => JSON.parse(body) as { email: string; tracking?: object })
      .filter(({ email }) => email === me.email);
    expect(sent.map(({ tracking }) => tracking)).toEqual([{ network: 'trees', ref: 'oak', sub1: 'acorn' }]);
  });

  test('continues at its step after a reload', async ({ page }) => {
    const me = newcomer();
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: text('login.signup') }).click();
    const modal = page.getByRole(dialog.role, { name: dialog.name });
    await expect(modal).toBeVisible();
    await expect(page).toHaveURL(/\/signup(?:\?|$)/);
    await page.reload();
    await expect(page.getByRole('heading', { name: text('signup.account_title') })).toBeVisible();
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: text('login.signup') }).click();
    await fillAccount(modal, text, me);
    await modal.getByRole('button', { name: text('signup.skip') }).click();
    await expect(modal.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(modal.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
    await page.getByRole('button', { name: text('actions.continue') }).click();
    await expect(page.getByRole('heading', { name: text('signup.looks_title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: text('signup.looks_title') })).toBeVisible();
  });
});

test.describe('on a smartphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the signup is a page', async ({ page }) => {
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: text('login.signup') }).tap();
    await expect(page).toHaveURL(`${origin}/signup`);
    await expect(page.getByRole('heading', { name: text('signup.account_title') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
