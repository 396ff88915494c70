import { expect, test, type Page } from '@playwright/test';
import type { Notifications } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { installApp } from './people/installed-app';
import { openWithStream } from './environment/open-page';
import { plainRequest } from './environment/plain-request';
import { reportMailEvent } from './people/mail-provider';
import { enter, makeMember, type MadeMember } from './people/made-member';
import { browserPushOf, standInForPush } from './people/stand-in-push';
import { unsubscribePath } from './people/unsubscribe-link';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

const switchOf = (page: Page, type: string, channel: 'mail' | 'push') =>
  page.getByRole('switch', {
    name: `${text(`notifications.${type}`)} ${text(`notifications.${channel}`)}`,
    exact: true,
  });

const chosenOf = ({ session }: MadeMember) => session.call<Notifications>('GET', '/api/notifications.php');

async function mailedOf(member: MadeMember, type: string): Promise<boolean | undefined> {
  const { types } = await chosenOf(member);
  return types.find((one) => one.type === type)?.mail;
}

test('a switch is saved at once, and can be undone @phone', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await openWithStream(page, `${origin}/notifications`);
  const news = switchOf(page, 'news', 'mail');
  await expect(news).toHaveAttribute('aria-checked', 'false');
  await news.click();
  await expect(page.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  expect(await mailedOf(me, 'news')).toBe(true);
  await page.getByRole('button', { name: text('notifications.undo') }).click();
  await expect(page.getByText(text('notifications.undone'))).toBeVisible();
  await expect(news).toHaveAttribute('aria-checked', 'false');
  expect(await mailedOf(me, 'news')).toBe(false);

  const refusal = { message: 'changed meanwhile', statusCode: 409, code: 'conflict' };
  await page.route('**/api/notifications.php', (route) => route.fulfill({ status: 409, json: refusal }));
  await news.click();
  await expect(page.getByRole('alertdialog')).toContainText(text('errors.conflict'));
  await expect(news).toHaveAttribute('aria-checked', 'false');
});

test('quiet hours are set by keyboard and saved with their time zone', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await openWithStream(page, `${origin}/notifications`);
  await page.getByRole('switch', { name: text('notifications.quiet'), exact: true }).click();
  await expect(page.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  const dusk = page.getByRole('slider', { name: text('notifications.quiet_from') });
  await dusk.press('ArrowRight');
  await dusk.press('PageUp');
  await expect(dusk).toHaveAttribute('aria-valuetext', '23:45');
  const zone = page.getByLabel(text('notifications.quiet_zone'));
  await zone.selectOption('Europe/Helsinki');
  await expect
    .poll(async () => {
      const { quiet_from, quiet_until, time_zone } = await chosenOf(me);
      return [quiet_from, quiet_until, time_zone];
    })
    .toEqual(['23:45', '08:00', 'Europe/Helsinki']);
  await page.reload();
  await expect(dusk).toHaveAttribute('aria-valuetext', '23:45');
  await expect(zone).toHaveValue('Europe/Helsinki');
});

test('a push switch asks for permission; a refusal is shown and keeps the saved choices', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await me.session.call('PUT', '/api/notifications.php', { type: 'like', channel: 'push', enabled: false });
  await standInForPush(context, 'denied');
  await enter(context, me);
  await openWithStream(page, `${origin}/notifications`);
  await expect(page.getByText(text('notifications.ask_title'))).toBeVisible();
  const like = switchOf(page, 'like', 'push');
  await like.click();
  await expect(page.getByText(text('notifications.denied_title'))).toBeVisible();
  await expect(like).toHaveAttribute('aria-checked', 'false');
  await expect(like).toHaveAttribute('aria-disabled', 'true');
  await expect(switchOf(page, 'new_messages', 'push')).toHaveAttribute('aria-checked', 'true');
});

test('the push state shows as not asked, subscribed or denied, on the page and in the settings list', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await standInForPush(context, 'granted');
  await enter(context, me);
  const said = (id: string) => page.getByRole('main').getByText(text(`settings.${id}`), { exact: true });
  const asks = page.getByText(text('notifications.ask_title'));
  const refuses = page.getByText(text('notifications.denied_title'));

  await openWithStream(page, `${origin}/settings`);
  await expect(said('push_ask')).toBeVisible();
  await openWithStream(page, `${origin}/notifications`);
  await page.getByRole('button', { name: text('notifications.ask_action') }).click();
  await expect(asks).toHaveCount(0);
  expect(await browserPushOf(page)).toMatchObject({ asked: 1, holds: true });
  await expect(switchOf(page, 'like', 'push')).not.toHaveAttribute('aria-disabled');

  await page.reload();
  await expect(switchOf(page, 'like', 'push')).toBeVisible();
  await expect(asks.or(refuses)).toHaveCount(0);
  await page.goto(`${origin}/settings`);
  await expect(said('push_on')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('browser-permission', 'denied'));
  await page.reload();
  await expect(said('push_denied')).toBeVisible();
  await page.goto(`${origin}/notifications`);
  await expect(refuses).toBeVisible();
  await expect(page.getByText(text('notifications.denied_text'))).toBeVisible();
  await expect(switchOf(page, 'like', 'push')).toHaveAttribute('aria-disabled', 'true');
  await installApp(page.context());
  await page.reload();
  await expect(page.getByText(text('notifications.denied_text_app'))).toBeVisible();
});

test('a member with stopped mails sees the reason, keeps the saved choices, and can resume them', async ({
  page,
  context,
  request,
}) => {
  const me = await makeMember(amberlane);
  expect(await reportMailEvent(request, origin, { type: 'complaint', email: me.email })).toBe(204);
  await enter(context, me);
  await openWithStream(page, `${origin}/notifications`);
  const reason = page.getByText(text('notifications.stopped_complaint'));
  const like = switchOf(page, 'like', 'mail');
  await expect(reason).toBeVisible();
  await expect(like).toHaveAttribute('aria-disabled', 'true');
  await expect(like).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: text('notifications.stopped_action') }).click();
  await expect(page.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  await expect(reason).toHaveCount(0);
  await expect(like).not.toHaveAttribute('aria-disabled');
  expect((await chosenOf(me)).mail_stopped).toEqual([]);
});

test('an unsubscribe link unsubscribes from its mails once its page has loaded, and can be undone', async ({
  page,
  request,
}) => {
  const me = await makeMember(amberlane);
  const path = unsubscribePath(me.id, ['new_messages', 'like']);
  const looked = await plainRequest(request, `${origin}${path}`, { cookie: 'entry=1' });
  expect(looked.status()).toBe(200);
  expect(await mailedOf(me, 'like')).toBe(true);

  await page.goto(`${origin}${path}`);
  const types = [text('notifications.new_messages'), text('notifications.like')].join(' and ');
  await expect(page.getByText(text('notifications.left_text', { types }))).toBeVisible();
  expect([await mailedOf(me, 'like'), await mailedOf(me, 'reminders')]).toEqual([false, true]);
  await page.getByRole('button', { name: text('notifications.left_undo') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notifications.back_title'));
  expect(await mailedOf(me, 'like')).toBe(true);
});

test('an undo that turns no mail on says so, and changes nothing', async ({ page }) => {
  const me = await makeMember(amberlane);
  await page.goto(`${origin}${unsubscribePath(me.id, ['like'])}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(text('notifications.left_title'));
  await me.session.call('PUT', '/api/notifications.php', { type: 'like', channel: 'mail', enabled: false });
  await page.getByRole('button', { name: text('notifications.left_undo') }).click();
  await expect(title).toHaveText(text('errors.link_invalid_or_expired'));
  await expect(page.getByText(text('notifications.invalid_text'))).toBeVisible();
  expect(await mailedOf(me, 'like')).toBe(false);
});

test('an unsubscribe link works without a session, and redirects a member to the notifications', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  const path = unsubscribePath(me.id, ['news']);
  await enter(context, me);
  await page.goto(`${origin}${path}`);
  await expect(page).toHaveURL(`${origin}/notifications`);
  await me.session.call('POST', '/api/logout.php');
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notifications.left_title'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('switches, quiet hours and unsubscribe links work as forms', async ({ page, context, browser }) => {
    const me = await makeMember(amberlane);
    await enter(context, me);
    await page.goto(`${origin}/notifications`);
    await switchOf(page, 'reminders', 'mail').click();
    await expect(switchOf(page, 'reminders', 'mail')).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('switch', { name: text('notifications.quiet'), exact: true }).click();
    const from = page.getByRole('textbox', { name: text('notifications.quiet_from') });
    await from.fill('21:10');
    await page.getByRole('button', { name: text('actions.save') }).click();
    await expect(from).toHaveValue('21:10');
    const { quiet_from, types } = await chosenOf(me);
    expect([quiet_from, types.find(({ type }) => type === 'reminders')?.mail]).toEqual(['21:10', false]);

    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const mail = await visitor.newPage();
    await mail.goto(`${origin}${unsubscribePath(me.id, ['like'])}`);
    expect(await mailedOf(me, 'like')).toBe(true);
    await mail.getByRole('button', { name: text('notifications.leave_submit') }).click();
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(text('notifications.left_title'));
    expect(await mailedOf(me, 'like')).toBe(false);
    await visitor.close();
  });
});
