import { expect, type Locator, type Page } from '@playwright/test';
import type { ChatThread } from '@heartwood/api-contract';
import { locales } from '@heartwood/i18n';
import { amberlane, originOf, textsOf } from './environment/brands';
import { expectErrorPage } from './environment/error-page';
import { test } from './environment/own-site';
import { plainRequest } from './environment/plain-request';
import { say, thread } from './people/conversation';
import { enter, makeMember, makeUnconfirmed } from './people/made-member';

const text = textsOf(amberlane);

test('a slow API delays a page but causes no error', async ({ ownSite, page, context }) => {
  const origin = originOf(amberlane, ownSite.port);
  await enter(context, await makeUnconfirmed(amberlane), origin);
  ownSite.api.slow(2_500);
  const answer = await page.goto(`${origin}/complete-signup?step=about`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
});

test('a page requested while the API is down returns 503, and its retry link loads it afterwards', async ({
  ownSite,
  page,
  context,
  request,
}) => {
  const origin = originOf(amberlane, ownSite.port);
  await enter(context, await makeUnconfirmed(amberlane), origin);
  await page.goto(`${origin}/members`);
  ownSite.api.cut();

  const answer = await page.goto(`${origin}/likes`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: text('error_page.fallback') })).toBeVisible();
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
  await Promise.all(
    locales.map(async (locale) => {
      const plain = await plainRequest(request, `${origin}/pricing`, { cookie: `locale=${locale}; entry=1` });
      expect(plain.status(), locale).toBe(503);
      expectErrorPage(await plain.text(), locale, ['error_page.fallback', 'error_page.back_home']);
    }),
  );

  ownSite.api.restore();
  await page.getByRole('link', { name: text('actions.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('likes.title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/likes');
});

test('following a link while the API is down shows the error inside the site', async ({
  ownSite,
  page,
  context,
}) => {
  const origin = originOf(amberlane, ownSite.port);
  await enter(context, await makeUnconfirmed(amberlane), origin);
  await page.goto(`${origin}/members`);
  ownSite.api.cut();
  const navigation = page.getByRole('navigation', { name: text('navigation.main') }).first();
  await navigation.getByRole('link', { name: text('navigation.likes') }).click();
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
  await expect(navigation).toBeVisible();

  ownSite.api.restore();
  await page.getByRole('link', { name: text('actions.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('likes.title') })).toBeVisible();
});

test('logging in while the API is down keeps the email address and shows the error', async ({
  ownSite,
  page,
}) => {
  const origin = originOf(amberlane, ownSite.port);
  await page.goto(`${origin}/login`);
  ownSite.api.cut();
  await page.getByLabel(text('login.email'), { exact: true }).fill('free@demo.example');
  await page.getByLabel(text('login.password'), { exact: true }).fill('heartwood-demo');
  await page.getByRole('button', { name: text('login.submit') }).click();
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
  await expect(page.getByLabel(text('login.email'), { exact: true })).toHaveValue('free@demo.example');
});

test('a draft survives a page that failed to load', async ({ ownSite, page, context }) => {
  const origin = originOf(amberlane, ownSite.port);
  const [me, other] = await Promise.all([makeUnconfirmed(amberlane), makeMember(amberlane)]);
  await enter(context, me, origin);
  await page.goto(`${origin}/members/${other.id}/chat`);
  const field = page.getByLabel(text('chat.field'));
  await expect(field).toBeFocused();
  await field.fill('Do you like rain?');
  ownSite.api.cut();
  await page.reload();
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
  ownSite.api.restore();
  await page.getByRole('link', { name: text('actions.retry') }).click();
  await expect(field).toHaveValue('Do you like rain?');
});

/** Advances the page's clock until it has given up sending a message. */
async function giveUp(page: Page, messages: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return messages.getByText(text('chat.not_sent')).isVisible();
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(true);
}

for (const fault of ['the API is down', 'its answers are lost'] as const) {
  test(`a message sent while ${fault} stays on the page, and is delivered once when resent`, async ({
    ownSite,
    page,
    context,
  }) => {
    const origin = originOf(amberlane, ownSite.port);
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await enter(context, me, origin);
    // Neither stream nor poll deliver the message: only the retry does.
    await page.route(/\/api\/(?:events|chats)\.php/, (route) => route.abort());
    await page.clock.install();
    await page.goto(`${origin}/members/${other.id}/chat`);
    const messages = thread(page, text, other.name);
    await expect(page.getByLabel(text('chat.field'))).toBeFocused();

    if (fault === 'the API is down') ownSite.api.cut();
    else ownSite.api.loseAnswers('/api/chat.php');
    await say(page, text, 'Is this thing on?');
    await giveUp(page, messages);
    await expect(messages.getByText('Is this thing on?')).toHaveCount(1);

    ownSite.api.restore();
    await messages.getByRole('button', { name: text('actions.retry') }).click();
    await expect(messages.getByText(text('chat.not_sent'))).toBeHidden();
    await expect(messages.getByText(text('chat.sending'))).toBeHidden();
    await expect(messages.getByText('Is this thing on?')).toHaveCount(1);
    const theirs = await other.session.call<ChatThread>('GET', `/api/chat.php?profile=${me.id}`);
    expect(theirs.messages.map((message) => message.text)).toEqual(['Is this thing on?']);
  });
}

test('a message whose response is lost but which arrives by the event stream counts as sent', async ({
  ownSite,
  page,
  context,
}) => {
  const origin = originOf(amberlane, ownSite.port);
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me, origin);
  const stream = page.waitForResponse('**/api/events.php');
  await page.goto(`${origin}/members/${other.id}/chat`);
  await stream;
  const messages = thread(page, text, other.name);
  ownSite.api.loseAnswers('/api/chat.php');
  const sends = () => ownSite.api.seen.filter((call) => call === 'POST /api/chat.php').length;
  await say(page, text, 'Did you get that?');
  await expect.poll(sends).toBeGreaterThan(1);
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  await expect(messages.getByText('Did you get that?')).toHaveCount(1);
  await expect(messages.getByText(text('chat.not_sent'))).toBeHidden();
  await say(page, text, 'And that?');
  ownSite.api.restore();
  await expect(messages.getByText('And that?')).toHaveCount(1);
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  await expect(messages.getByText(text('chat.not_sent'))).toBeHidden();
  const theirs = await other.session.call<ChatThread>('GET', `/api/chat.php?profile=${me.id}`);
  expect(theirs.messages.map((message) => message.text)).toEqual(['Did you get that?', 'And that?']);
});
