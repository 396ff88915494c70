import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { thread } from './people/conversation';
import { enter, makeMember, sendText, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const stream = '**/api/events.php';
const polled = /\/api\/(?:user|chats|likes)\.php/;

async function twoInConversation(): Promise<[MadeMember, MadeMember]> {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(other, me.id, 'Hello from over here');
  return [me, other];
}

function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events.php')) count += 1;
  });
  return () => count;
}

const locks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  });

test('a message comes through the event stream alone', async ({ page, context }) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  await page.route(polled, (route) => route.abort());
  const streaming = page.waitForResponse(stream);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await streaming;
  await sendText(other, me.id, 'Can you see me?');
  await expect(thread(page, text, other.name).getByText('Can you see me?')).toBeVisible();
});

test('what was sent between the page and its stream shows when the stream stands', async ({
  page,
  context,
}) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  await page.route(polled, (route) => route.abort());
  let letThrough = () => {};
  const sent = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(stream, async (route) => {
    await sent;
    await route.continue();
  });
  const streaming = page.waitForRequest(stream);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await streaming;
  await sendText(other, me.id, 'Just in between');
  letThrough();
  await expect(thread(page, text, other.name).getByText('Just in between')).toBeVisible();
});

test('with the stream cut, the poll brings a message', async ({ page, context }) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  await page.route(stream, (route) => route.abort());
  await page.clock.install();
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events.php'));
  await page.goto(`${origin}/members/${other.id}/chat`);
  await cut;
  const messages = thread(page, text, other.name);
  await expect(messages.getByText('Hello from over here')).toBeVisible();
  const first = page.waitForResponse('**/api/chats.php');
  await page.clock.fastForward(5_000);
  await first;

  await sendText(other, me.id, 'Slow, but here');
  const second = page.waitForResponse('**/api/chats.php');
  await page.clock.fastForward(60_000);
  await second;
  await expect(messages.getByText('Slow, but here')).toBeVisible();
});

test('two tabs hold one stream, and the second takes over from the first', async ({ page, context }) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  const streams = countStreams(context);
  const address = `${origin}/members/${other.id}/chat`;
  const opened = page.waitForResponse(stream);
  await page.goto(address);
  await opened;
  const second = await context.newPage();
  await second.route(polled, (route) => route.abort());
  await second.goto(address);
  await expect.poll(() => locks(second)).toEqual({ held: 1, pending: 1 });
  expect(streams()).toBe(1);

  await sendText(other, me.id, 'Hello to both tabs');
  for (const tab of [page, second])
    await expect(thread(tab, text, other.name).getByText('Hello to both tabs')).toBeVisible();

  const taken = second.waitForResponse(stream);
  await page.close();
  await taken;
  expect(streams()).toBe(2);
  await sendText(other, me.id, 'Still there?');
  await expect(thread(second, text, other.name).getByText('Still there?')).toBeVisible();
});

test('after a logout in one tab the other is led to the login by its next link', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await page.goto(`${origin}/members`);
  const second = await context.newPage();
  await second.goto(`${origin}/members`);
  await page.getByLabel(text('navigation.account')).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);

  const navigation = second.getByRole('navigation', { name: text('navigation.main') }).first();
  await navigation.getByRole('link', { name: text('navigation.likes') }).click();
  await expect(second).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect(second.getByRole('heading', { name: text('login.title') })).toBeVisible();
});

test('after a logout elsewhere an open page is led to the login by its next poll', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await page.clock.install();
  const streaming = page.waitForResponse(stream);
  await page.goto(`${origin}/likes`);
  await streaming;
  await me.session.call('POST', '/api/logout.php');
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
});
