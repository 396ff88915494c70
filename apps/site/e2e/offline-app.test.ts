import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { ChatThread } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openIdle } from './environment/open-page';
import { say, thread } from './people/conversation';
import {
  closeOffline,
  installApp,
  keptBy,
  keptCopy,
  nothingKept,
  setAppOffline,
} from './people/installed-app';
import { enter, makeMember, sendText, type MadeMember } from './people/made-member';
import { watchPage } from './people/watch-page';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const noSignal = (page: Page) => page.getByRole('heading', { level: 1, name: 'No signal' });

/** Opens the app and waits until it has a copy of its member's conversations. */
async function openApp(page: Page, path: string, me: MadeMember): Promise<void> {
  await page.goto(`${origin}${path}`);
  await expect.poll(async () => (await keptCopy(page))?.member, { timeout: 30_000 }).toBe(me.id);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
}

/** Logs in to the app a new member who has written to another one. */
async function inConversation(context: BrowserContext, words: string) {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(me, other.id, words);
  await installApp(context);
  await enter(context, me);
  return { me, other };
}

const sentTo = async ({ session }: MadeMember, from: MadeMember) => {
  const { messages } = await session.call<ChatThread>('GET', `/api/chat.php?profile=${from.id}`);
  return messages.filter(({ mine }) => !mine).map((message) => message.text);
};

test('the offline app shows its last conversations, and recovers when the network is back @phone', async ({
  page,
  context,
}) => {
  const problems = await watchPage(page);
  const hostile = '<img src=x onerror="document.title = 1"> & see you at eight';
  const { me, other } = await inConversation(context, hostile);
  await openApp(page, '/members', me);
  await expect.poll(() => keptCopy(page)).toEqual({ member: me.id, texts: [[hostile]] });

  problems.length = 0;
  await setAppOffline(context);
  await page.goto(`${origin}/likes`);
  await expect(noSignal(page)).toBeVisible();
  await expect(page.getByText(text('offline.lead'))).toBeVisible();
  await expect(page.getByText(hostile)).toBeVisible();
  await page.getByRole('link', { name: other.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  await expect(page.getByRole('listitem').getByText(hostile)).toBeVisible();
  await expect(page).toHaveURL(/\/chats\//);
  await page.getByRole('link', { name: text('chat.back') }).click();
  await expect(noSignal(page)).toBeVisible();
  expect(problems).toEqual([]);

  await setAppOffline(context, false);
  await expect(noSignal(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('link', { name: other.name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('navigation.main') }).first()).toBeVisible();
});

test('a message written offline survives closing the app, and is sent once @phone', async ({
  page,
  context,
}) => {
  const { me, other } = await inConversation(context, 'Where are you?');
  await openApp(page, `/members/${other.id}/chat`, me);
  await setAppOffline(context);
  await say(page, text, 'In the tunnel');
  await say(page, text, 'Nearly out of it');
  const waiting = thread(page, text, other.name).getByText(text('chat.waits_for_signal'));
  await expect(waiting).toBeVisible();
  await expect(page.getByText(text('chat.counts_on_arrival'))).toBeVisible();
  await closeOffline(page);

  const later = await context.newPage();
  await later.goto(`${origin}/chats`);
  await expect(later.getByText(`${text('chat.waits')} Nearly out of it`)).toBeVisible();
  await later.getByRole('link', { name: other.name }).click();
  await expect(later.getByText(text('chat.waits_for_signal')).filter({ visible: true })).toHaveCount(2);
  expect(await sentTo(other, me)).toEqual(['Where are you?']);
  await later.close();

  await setAppOffline(context, false);
  const last = await context.newPage();
  await last.goto(`${origin}/likes`);
  await expect.poll(() => sentTo(other, me)).toEqual(['Where are you?', 'In the tunnel', 'Nearly out of it']);
  await last.goto(`${origin}/members/${other.id}/chat`);
  const messages = thread(last, text, other.name);
  await expect(messages.getByText('In the tunnel')).toHaveCount(1);
  await expect(messages.getByText('Nearly out of it')).toHaveCount(1);
  await expect.poll(async () => (await keptBy(last)).unsentTo).toEqual([]);
  expect(await sentTo(other, me)).toEqual(['Where are you?', 'In the tunnel', 'Nearly out of it']);
});

test('a failed message can be discarded, restored and resent', async ({ page, context }) => {
  const { me, other } = await inConversation(context, 'Well?');
  await openApp(page, `/members/${other.id}/chat`, me);
  await page.route('**/api/chat.php', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await say(page, text, 'Better not');
  const messages = thread(page, text, other.name);
  await messages.getByRole('button', { name: text('chat.discard') }).click({ timeout: 60_000 });
  await expect(messages.getByText('Better not')).toHaveCount(0);
  await page.getByRole('button', { name: text('chat.undo') }).click();
  await expect(messages.getByText('Better not')).toHaveCount(1);
  await page.unroute('**/api/chat.php');
  await messages.getByRole('button', { name: text('actions.retry') }).click();
  await expect.poll(() => sentTo(other, me)).toEqual(['Well?', 'Better not']);
});

/** Opens the app of a member with a copy and an unsent text. */
async function fullApp(page: Page, context: BrowserContext) {
  const { me, other } = await inConversation(context, 'Only for you');
  await openApp(page, `/members/${other.id}/chat`, me);
  await page.getByLabel(text('chat.field')).fill('Not sent yet');
  await expect.poll(() => keptBy(page)).toEqual({ member: me.id, unsentTo: [other.id], stores: ['offline'] });
  return { me, other };
}

test('logout deletes all offline data', async ({ page, context }) => {
  await fullApp(page, context);
  await page.goto(`${origin}/likes`);
  await page.getByLabel(text('navigation.account')).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect.poll(() => keptBy(page)).toEqual(nothingKept);
});

test('an ended session deletes the offline data at the next poll of an open page', async ({
  page,
  context,
}) => {
  const { me } = await fullApp(page, context);
  await page.clock.install();
  const streaming = page.waitForResponse('**/api/events.php');
  await page.goto(`${origin}/likes`);
  await streaming;
  await me.session.call('POST', '/api/logout.php');
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect.poll(() => keptBy(page)).toEqual(nothingKept);
});

test('an ended session deletes the offline data on the next page', async ({ page, context }) => {
  const { me } = await fullApp(page, context);
  await me.session.call('POST', '/api/logout.php');
  await page.goto(`${origin}/chats`);
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual(nothingKept);
});

test('account deletion deletes the offline data', async ({ page, context }) => {
  const { me } = await fullApp(page, context);
  await me.session.call('POST', '/api/account-deletion.php', { reason: 'pause', password: me.password });
  await page.goto(`${origin}/account-deleted`);
  await expect.poll(() => keptBy(page)).toEqual(nothingKept);
});

test('another member who logs in finds no offline data of the previous one', async ({ page, context }) => {
  const { other } = await fullApp(page, context);
  await enter(context, other);
  await page.goto(`${origin}/likes`);
  await expect.poll(() => keptCopy(page)).toEqual({ member: other.id, texts: [['Only for you']] });
  expect(await keptBy(page)).toEqual({ member: other.id, unsentTo: [], stores: ['offline'] });
});

test('a failed page load keeps the offline data', async ({ page, context }) => {
  const { me, other } = await fullApp(page, context);
  await setAppOffline(context);
  await page.goto(`${origin}/likes`);
  await expect(noSignal(page)).toBeVisible();
  expect(await keptBy(page)).toEqual({ member: me.id, unsentTo: [other.id], stores: ['offline'] });
});

test('a browser without the installed app stores nothing and shows its own offline error', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  const polled = page.waitForResponse('**/api/chats.php');
  await openIdle(page, `${origin}/likes`);
  await polled;
  expect(await keptBy(page)).toEqual(nothingKept);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await setAppOffline(context);
  await expect(page.goto(`${origin}/chats`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('photos shared with the app open in the own photos, once', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await installApp(context);
  await enter(context, me);
  await openApp(page, '/likes', me);
  await page.reload();
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 800);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
    const files = new DataTransfer();
    const photo = await canvas.convertToBlob({ type: 'image/png' });
    files.items.add(new File([photo], 'holiday.png', { type: 'image/png' }));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/profile/shared-photo' });
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'photos', files: files.files });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  const crop = page.getByRole('dialog', { name: text('own_photos.crop_title') });
  await expect(crop).toBeVisible();
  await expect(page).toHaveURL(`${origin}/profile?edit=photos&shared=1`);
  expect((await keptBy(page)).stores).toEqual(['offline']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: text('navigation.photos') })).toBeVisible();
  await expect.poll(() => keptCopy(page)).toEqual({ member: me.id, texts: [] });
  await expect(crop).toHaveCount(0);
});
