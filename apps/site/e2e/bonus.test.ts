import { timeBonusPopupDelayMs, timeBonusWindowSeconds } from '@heartwood/domain';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { test as foreignTest, type Foreign } from './environment/foreign-server';
import { buyCredits, enter, makeMember, makeUnconfirmed } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

const offer = text('frame.bonus_time', { percentage: '25%' });
const strip = (page: Page) => page.getByRole('link', { name: offer });

async function asNewMember(page: Page, path: string, make = makeMember): Promise<void> {
  const me = await make(amberlane);
  await page.context().clearCookies({ name: 'notices' });
  await enter(page.context(), me);
  await page.clock.install();
  await page.goto(`${origin}${path}`);
}

/** Waits until the page's countdown is running. */
async function startOf(page: Page): Promise<void> {
  const clock = strip(page).getByRole('timer');
  const printed = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(printed);
}

test('the time bonus counts down every second, and a note replaces it when it ends', async ({ page }) => {
  await asNewMember(page, '/chats');
  const clock = strip(page).getByRole('timer');
  await expect(clock).toHaveText(/^03:5\d:\d\d$/);
  await page.clock.fastForward('01:00:00');
  await expect(clock).toHaveText(/^02:5\d:\d\d$/);
  const seen = await clock.textContent();
  await page.clock.runFor(1000);
  await expect(clock).not.toHaveText(seen ?? '');
  await page.clock.fastForward(timeBonusWindowSeconds * 1000);
  await expect(page.getByText(text('frame.bonus_over'))).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: text('navigation.likes') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/likes/);
  await expect(page.getByText(text('frame.bonus_over'))).toHaveCount(0);
});

test('the time bonus popup opens once, 40 s after entering the member area', async ({ page }) => {
  await asNewMember(page, '/likes');
  await startOf(page);
  const popup = page.getByRole('dialog', { name: text('bonus.title') });
  await page.clock.runFor(timeBonusPopupDelayMs - 5_000);
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(popup.getByRole('timer')).toBeVisible();
  await expect(popup.getByRole('link', { name: text('bonus.action') })).toHaveAttribute('href', '/credits');
  await popup.getByRole('button', { name: text('bonus.not_now') }).click();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await startOf(page);
  await page.clock.runFor(timeBonusPopupDelayMs + 5_000);
  await expect(popup).toHaveCount(0);
});

test('a new member sees the welcome bonus once, with a link to the packages', async ({ page }) => {
  await asNewMember(page, '/members');
  const modal = page.getByRole('dialog', { name: text('bonus.welcome_title', { percentage: '25%' }) });
  await expect(modal.getByText(text('bonus.welcome_text', { hours: 4 }))).toBeVisible();
  await modal.getByRole('link', { name: text('bonus.action') }).click();
  await expect(page).toHaveURL(`${origin}/credits`);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.goto(`${origin}/members`);
  await expect(strip(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(modal).toHaveCount(0);
});

test('a new member sees the welcome bonus before the address is confirmed, too', async ({ page }) => {
  await asNewMember(page, '/members', makeUnconfirmed);
  const modal = page.getByRole('dialog', { name: text('bonus.welcome_title', { percentage: '25%' }) });
  await modal.getByRole('button', { name: text('actions.close'), exact: true }).click();
  await expect(modal).toHaveCount(0);
});

test('the bonus disappears once the member has paid', async ({ page }) => {
  const me = await makeMember(amberlane);
  await enter(page.context(), me);
  await page.goto(`${origin}/chats`);
  await expect(strip(page)).toBeVisible();
  await buyCredits(me, 40);
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

type User = Record<string, unknown>;

/** Answers as a brand with a welcome discount of three days and five credits at signup, to a new member. */
async function giveLongWelcome({ server, origin: site }: Foreign, context: BrowserContext): Promise<void> {
  const headers = { cookie: server.login() };
  const ask = async <Answer>(path: string) =>
    (await (await fetch(`${server.url}${path}`, { headers })).json()) as Answer;
  const { user } = await ask<{ user: User }>('/api/user.php');
  const newUser = { ...user, status: 'active', paid_user: false, credits: 5, signup_date: days(0) };
  server.answer('getUser', { status: 200, body: { user: newUser } });
  const discount = {
    code: 'WELCOME25',
    source: 'welcome',
    percentage: 25,
    value_percentage: null,
    currency: null,
    minimum_order_value: null,
    country: null,
    user_id: user['id'],
    expires: days(3),
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
  server.answer('getDiscountCode', { status: 200, body: discount });
  const settings = await ask<object>('/api/settings.php');
  server.answer('getSettings', { status: 200, body: { ...settings, welcome_hours: 72, signup_credits: 5 } });
  const credits = await ask<object>('/api/credits.php');
  server.answer('getCredits', { status: 200, body: { ...credits, discount } });
  const [name = '', value = ''] = server.login().split('=');
  await context.addCookies([{ name, value, url: site }]);
}

foreignTest.describe('the welcome discount', () => {
  foreignTest.use({ locale: 'en-NL' });

  foreignTest(
    'shows its end instead of a countdown when it outlasts the time bonus; a failing API hides it',
    async ({ page, context, foreign }) => {
      const { server } = foreign;
      await giveLongWelcome(foreign, context);
      await page.goto(`${foreign.origin}/chats`);
      const welcome = text('frame.bonus_welcome', { percentage: '25%' });
      await expect(page.getByRole('link', { name: welcome })).toContainText('until');
      await expect(page.getByRole('timer')).toHaveCount(0);
      const failure = { message: 'broken', statusCode: 500, code: 'internal_error' };
      server.answer('getDiscountCode', { status: 500, body: failure });
      const answer = await page.goto(`${foreign.origin}/chats`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('link', { name: welcome })).toHaveCount(0);
      await expect(page.getByRole('timer')).toHaveCount(0);
    },
  );

  foreignTest(
    'greets a new member with its end and no clock, also where the brand gives credits at signup',
    async ({ page, context, foreign }) => {
      await giveLongWelcome(foreign, context);
      await context.clearCookies({ name: 'notices' });
      await page.goto(`${foreign.origin}/members`);
      const modal = page.getByRole('dialog', { name: text('bonus.welcome_title', { percentage: '25%' }) });
      await expect(modal).toContainText(text('bonus.welcome_until', { date: '' }).replace(/ \.$/, ''));
      await expect(modal.getByRole('timer')).toHaveCount(0);
      await modal.getByRole('button', { name: text('bonus.look_around') }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(modal).toHaveCount(0);
    },
  );
});
