import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { originOf, samtlicht, textsOf, visitedBrands, type Texts } from './environment/brands';
import { startApi, startSite, type OwnApi, type OwnProcess } from './environment/own-processes';
import { freePort } from './environment/processes';
import { askApi } from './people/ask-api';
import { thread } from './people/conversation';
import { flipSwitch } from './people/flip-switch';
import { sendLogin } from './people/log-in';
import { linkInMail } from './people/mail';
import { enter, makeMember, sendText } from './people/made-member';
import { fillAccount, newcomer, type Newcomer } from './people/newcomer';
import { walkSteps } from './people/walk-steps';

const graceDays = 14;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let api: OwnApi;
let site: OwnProcess;
let shared: Record<string, string | undefined>;
let today = 0;

test.beforeAll(async () => {
  const PORT = String(await freePort());
  api = await startApi({
    LIMITS: 'off',
    BASE_URL: `http://localhost:${PORT}`,
  });
  site = await startSite({
    PORT,
    API_ORIGIN: `http://127.0.0.1:${api.port}`,
    SANDBOX_PORT: api.sandboxPort,
  });
  const { E2E_PORT, E2E_API_PORT, E2E_SANDBOX_PORT } = process.env;
  shared = { E2E_PORT, E2E_API_PORT, E2E_SANDBOX_PORT };
  Object.assign(process.env, {
    E2E_PORT: PORT,
    E2E_API_PORT: api.port,
    E2E_SANDBOX_PORT: api.sandboxPort,
  });
});

test.afterAll(async () => {
  Object.assign(process.env, shared);
  await site.stop();
  await api.stop();
});

async function signUp(page: Page, text: Texts, me: Newcomer, country: string): Promise<void> {
  await page.goto('/signup');
  await fillAccount(page, text, me);
  await walkSteps(page, text, country);
  await page.goto(await linkInMail(me.email, '/activate/done'));
  await expect(page.getByRole('heading', { name: text('activation.done_title') })).toBeVisible();
}

async function becomeInvisible(page: Page, text: Texts): Promise<void> {
  await page.goto('/settings');
  const invisible = page.getByRole('switch', { name: text('settings.invisible') });
  await expect(invisible).not.toBeChecked();
  await flipSwitch(page, text('settings.invisible'));
  await page.reload();
  await expect(invisible).toBeChecked();
}

async function changeAddress(page: Page, text: Texts, me: Newcomer, email: string): Promise<void> {
  await page.goto('/settings/email');
  await page.getByLabel(text('settings.email_new'), { exact: true }).fill(email);
  await page.getByLabel(text('settings.your_password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: text('settings.email_submit') }).click();
  await expect(page.getByText(text('settings.email_pending_title'))).toBeVisible();
  await page.goto(await linkInMail(email, '/mail-change/do'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('mail_change.done_title'));
}

async function changePassword(page: Page, text: Texts, me: Newcomer, password: string): Promise<void> {
  await page.goto('/settings/password');
  await page.getByLabel(text('settings.old_password'), { exact: true }).fill(me.password);
  await page.getByLabel(text('reset.password'), { exact: true }).fill(password);
  await page.getByLabel(text('reset.repeat'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('settings.password_submit') }).click();
  await expect(page.getByText(text('settings.password_saved')).first()).toBeVisible();
}

/** Requests the data export, waits until it is ready and returns the file's first bytes. */
async function fetchCopy(page: Page, text: Texts, me: Newcomer): Promise<string> {
  await page.goto('/settings/data');
  await page.getByLabel(text('settings.your_password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: text('settings.data_submit') }).click();
  const link = page.getByRole('link', { name: text('settings.data_download') });
  await expect(async () => {
    await page.goto('/settings/data');
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await download).path());
  return file.toString('latin1', 0, 2);
}

async function leaveComment(page: Page, text: Texts, comment: string): Promise<void> {
  await page.getByLabel(text('deletion.comment'), { exact: true }).fill(comment);
  const counter = text('deletion.comment_counter', { count: comment.length, max: 2000 });
  await expect(page.getByText(counter, { exact: true })).toBeVisible();
}

async function deleteAccount(page: Page, text: Texts, me: Newcomer): Promise<void> {
  await page.getByLabel(text('settings.your_password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: text('deletion.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('goodbye.title', { name: me.name }));
}

for (const brand of visitedBrands) {
  // On a desktop of one brand, on a phone of the other.
  const tag = brand === samtlicht ? ['@phone', '@phone-only'] : [];
  test(`an account from signup to purge, on ${brand.id}`, { tag }, async ({ browser }, info) => {
    const text = textsOf(brand);
    const origin = originOf(brand);
    const options = {
      ...info.project.use,
      baseURL: origin,
      locale: `${brand.locale}-${brand.country}`,
      storageState: { cookies: [], origins: [] },
    };
    const visit = async () => {
      const context = await browser.newContext(options);
      const words = { entry: '1', consent: 'refuse', locale: brand.locale };
      await context.addCookies(Object.entries(words).map(([name, value]) => ({ name, value, url: origin })));
      return context;
    };
    const mine = await visit();
    const page = await mine.newPage();
    const title = page.getByRole('heading', { level: 1 });
    const first = newcomer();
    await signUp(page, text, first, brand.country);
    const { user } = await askApi<{ user: { id: string } }>(page, 'GET', '/api/user.php');

    const partner = await makeMember(brand);
    await sendText(partner, user.id, 'Words for somebody who will leave');
    const theirs = await visit();
    await enter(theirs, partner, origin);
    const other = await theirs.newPage();

    await becomeInvisible(page, text);
    expect((await other.goto(`/members/${user.id}`))?.status()).toBe(200);

    const second = { ...first, email: newcomer().email, password: 'quite-another-long-walk' };
    await changeAddress(page, text, first, second.email);
    const phone = await visit();
    const elsewhere = await phone.newPage();
    await elsewhere.goto('/login');
    await sendLogin(elsewhere, text, { ...first, email: second.email });
    await expect(elsewhere).toHaveURL(`${origin}/members`);
    await changePassword(page, text, first, second.password);
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL(/\/login/);
    await phone.close();

    expect(await fetchCopy(page, text, second)).toBe('PK');

    await page.goto('/settings');
    await page
      .getByRole('main')
      .getByRole('link', { name: text('settings.delete') })
      .last()
      .click();
    await expect(page.getByText(text('deletion.step', { step: 1, total: 3 }))).toBeVisible();
    await page.getByText(text('deletion.no_replies'), { exact: true }).click();
    await page.getByRole('button', { name: text('actions.continue') }).click();
    await expect(page.getByText(text('deletion.step', { step: 2, total: 3 }))).toBeVisible();
    await page.getByRole('button', { name: text('deletion.go_on') }).click();
    await expect(title).toHaveText(text('deletion.last_title'));
    await leaveComment(page, text, 'See you in spring');
    await deleteAccount(page, text, second);

    expect((await other.goto(`/members/${user.id}`))?.status()).toBe(404);
    await page.goto('/members/');
    await page.goto(await linkInMail(second.email, '/account-deleted'));
    await expect(title).toHaveText(text('deleted.back_title'));
    expect((await other.goto(`/members/${user.id}`))?.status()).toBe(200);

    await page.goto('/settings/delete');
    await expect(page.getByText(text('deletion.step', { step: 1, total: 2 }))).toBeVisible();
    await page.getByRole('button', { name: text('actions.continue') }).click();
    await expect(title).toHaveText(text('deletion.last_title'));
    await deleteAccount(page, text, second);

    today += graceDays + 1;
    await api.restartAfter(today);
    await expect
      .poll(
        async () => {
          await other.goto(`/members/${user.id}/chat`);
          return thread(other, text, text('chat.left')).isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await page.goto('/login');
    await sendLogin(page, text, second);
    await expect(page.getByText(text('errors.login_failed'), { exact: true })).toBeVisible();
    await mine.close();
    await theirs.close();
  });
}
