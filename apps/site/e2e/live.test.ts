import type { ChatThread } from '@heartwood/api-contract';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { say, thread } from './people/conversation';
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

test('a message arrives through the event stream alone', async ({ page, context }) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  await page.route(polled, (route) => route.abort());
  const streaming = page.waitForResponse(stream);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await streaming;
  await sendText(other, me.id, 'Can you see me?');
  await expect(thread(page, text, other.name).getByText('Can you see me?')).toBeVisible();
});

test('a message sent before the stream connects is shown once it does', async ({ page, context }) => {
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

test('without the stream the poll loads a message', async ({ page, context }) => {
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

test('two tabs share one stream, and the second takes over when the first closes', async ({
  page,
  context,
}) => {
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

test('a logout in one tab logs out the others, which show nothing of the member any more', async ({
  page,
  context,
}) => {
  const [me, other] = await twoInConversation();
  await enter(context, me);
  await page.goto(`${origin}/members`);
  const second = await context.newPage();
  await second.goto(`${origin}/members/${other.id}/chat`);
  const third = await context.newPage();
  await third.goto(`${origin}/pages/faq`);
  await expect.poll(() => locks(third)).toEqual({ held: 1, pending: 2 });
  const account = (tab: Page) => tab.getByLabel(text('navigation.account'), { exact: true });
  await expect(thread(second, text, other.name).getByText('Hello from over here')).toBeVisible();
  await expect(account(third)).toBeVisible();

  await account(page).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(second).toHaveURL(`${origin}/login?to=%2Fmembers%2F${other.id}%2Fchat`);
  await expect(second.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await expect(account(second)).toHaveCount(0);
  await expect(second.getByText(other.name)).toHaveCount(0);
  await expect(account(third)).toHaveCount(0);
  await expect(third).toHaveURL(`${origin}/pages/faq`);
});

test('a page whose session has ended redirects to the login on the next navigation', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await page.goto(`${origin}/members`);
  await page.route('**/api/**', (route) => route.abort());
  await context.clearCookies({ name: 'auth' });
  const navigation = page.getByRole('navigation', { name: text('navigation.main') }).first();
  await navigation.getByRole('link', { name: text('navigation.likes') }).click();
  await expect(page).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await expect(page.getByLabel(text('navigation.account'))).toHaveCount(0);
});

test('a message sent after the session ended blocks no other, and is resent or discarded after the login', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  const messages = thread(page, text, other.name);
  const notSent = messages.getByText(`${text('chat.not_sent')} · ${text('chat.logged_out')}`);
  await expect(page.getByLabel(text('chat.field'))).toBeFocused();
  await context.clearCookies({ name: 'auth' });
  await say(page, text, 'Said too late');
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await page.getByLabel(text('login.email'), { exact: true }).fill(me.email);
  await page.getByLabel(text('login.password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: text('login.submit') }).click();
  await expect(notSent).toBeVisible();

  await say(page, text, 'Said after it');
  await expect(messages.getByText('Said after it')).toBeVisible();
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  await messages.getByRole('button', { name: text('actions.retry') }).click();
  await expect(notSent).toBeHidden();
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  const arrived = async () => {
    const { messages: all } = await other.session.call<ChatThread>('GET', `/api/chat.php?profile=${me.id}`);
    return all.map((message) => message.text);
  };
  expect(await arrived()).toEqual(['Said after it', 'Said too late']);

  await page.route('**/api/chat.php', (route) => route.fulfill({ status: 500, body: '' }));
  await say(page, text, 'Better not');
  await messages.getByRole('button', { name: text('chat.discard') }).click();
  await expect(messages.getByText('Better not')).toHaveCount(0);
  await page.unroute('**/api/chat.php');
  await page.reload();
  await expect(messages.getByText('Said too late')).toBeVisible();
  await expect(messages.getByText('Better not')).toHaveCount(0);
  expect(await arrived()).toHaveLength(2);
});

test('a message written offline is marked, and sent when the network is back', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  const streaming = page.waitForResponse(stream);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await streaming;
  const messages = thread(page, text, other.name);
  await say(page, text, 'Before the tunnel');
  await expect(messages.getByText('Before the tunnel')).toBeVisible();
  await context.setOffline(true);
  await say(page, text, 'In the tunnel');
  await expect(messages.getByText(text('chat.waits_for_signal'))).toBeVisible();
  await expect(page.getByText(text('chat.counts_on_arrival'))).toBeVisible();
  await context.setOffline(false);
  await expect(messages.getByText(text('chat.waits_for_signal'))).toBeHidden();
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  await expect(messages.getByText('In the tunnel')).toHaveCount(1);
});

test('double-clicking send sends one message and shows no error', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  const messages = thread(page, text, other.name);
  const send = page.getByRole('button', { name: text('actions.send'), exact: true });
  await expect(page.getByLabel(text('chat.field'))).toBeFocused();
  await page.getByLabel(text('chat.field')).fill('Once is enough');
  await send.dblclick();
  await expect(messages.getByText('Once is enough')).toHaveCount(1);
  await expect(messages.getByText(text('chat.sending'))).toBeHidden();
  await expect(page.getByText(text('errors.message_empty'))).toHaveCount(0);
  const { messages: all } = await other.session.call<ChatThread>('GET', `/api/chat.php?profile=${me.id}`);
  expect(all.map((message) => message.text)).toEqual(['Once is enough']);
});

test('after a logout elsewhere the next poll redirects to the login', async ({ page, context }) => {
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
