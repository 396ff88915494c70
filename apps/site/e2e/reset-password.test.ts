import { expect, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { test } from './environment/limited-site';
import { sendLogin } from './people/log-in';
import { linkInMail } from './people/mail';
import { enter, makeMember } from './people/made-member';
import { newcomer } from './people/newcomer';

const dutch = { ...amberlane, locale: 'nl' } as const;
const text = textsOf(dutch);
const origin = originOf(amberlane);

test.beforeEach(({ context }) => context.addCookies([{ name: 'locale', value: 'nl', url: origin }]));

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel(text('login.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: text('reset.ask_submit'), exact: true }).click();
}

async function choose(page: Page, password: string, repeat = password): Promise<void> {
  await page.getByLabel(text('reset.password'), { exact: true }).fill(password);
  await page.getByLabel(text('reset.repeat'), { exact: true }).fill(repeat);
  await page.getByRole('button', { name: text('reset.choose_submit'), exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a mailed link resets the password once and ends other sessions', async ({ page, browser }) => {
      const me = await makeMember(dutch);
      const elsewhere = await browser.newContext();
      await enter(elsewhere, me);
      await page.goto(`${origin}/login`);
      await page.getByRole('link', { name: text('login.forgotten') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reset.ask_title'));
      expect(new URL(page.url()).pathname).toBe('/reset-password');
      await ask(page, me.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reset.sent_title'));
      await expect(
        page.getByText(text('reset.sent_text', { email: me.email }), { exact: true }),
      ).toBeVisible();

      const link = await linkInMail(me.email, '/reset-password/do');
      await page.goto(link);
      const [password, repeat] = [text('reset.password'), text('reset.repeat')];
      for (const label of [password, repeat])
        await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', 'new-password');
      const chosen = 'een-nieuw-begin';
      await choose(page, chosen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reset.done_title'));
      expect(new URL(page.url()).searchParams.has('token')).toBe(false);

      const other = await elsewhere.newPage();
      await other.goto(`${origin}/chats`);
      await expect(other).toHaveURL(/\/login/);
      await elsewhere.close();

      await page
        .getByRole('main')
        .getByRole('link', { name: text('navigation.login') })
        .click();
      await sendLogin(page, text, me);
      await expect(page.getByText(text('errors.login_failed'), { exact: true })).toBeVisible();
      await sendLogin(page, text, { email: me.email, password: chosen });
      await expect(page).toHaveURL(`${origin}/members`);

      await page.goto(link);
      await choose(page, chosen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      );
    });

    test('an unknown email address shows the specified error', async ({ page }) => {
      const { email } = newcomer();
      await page.goto(`${origin}/reset-password`);
      await ask(page, email);
      const field = page.getByLabel(text('login.email'), { exact: true });
      await expect(field).toHaveAccessibleDescription('E-mailadres niet gevonden');
      await expect(field).toHaveValue(email);
      if (javaScriptEnabled) await expect(field).toBeFocused();
    });

    test('a differing repeated password shows the specified error', async ({ page }) => {
      await page.goto(`${origin}/reset-password/do?token=x`);
      await choose(page, 'een-nieuw-begin', 'een-ander-begin');
      const repeat = page.getByLabel(text('reset.repeat'), { exact: true });
      await expect(repeat).toHaveAccessibleDescription('De opgegeven wachtwoorden zijn niet gelijk.');
      if (javaScriptEnabled) await expect(repeat).toBeFocused();
      await choose(page, 'een-nieuw-begin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('errors.link_invalid_or_expired'),
      );
    });

    test('an invalid link shows the specified error and a link to request a new one', async ({ page }) => {
      for (const query of ['', '?token=', '?token=%3Cscript%3E']) {
        await page.goto(`${origin}/reset-password/do${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Link verlopen of invalide, vraag een nieuwe e-mail aan',
        );
      }
      await page.getByRole('link', { name: text('reset.again') }).click();
      await expect(page).toHaveURL(`${origin}/reset-password`);
    });

    test('the fourth request within an hour is rejected with the minutes to wait', async ({
      page,
      context,
      limitedPort,
    }) => {
      const limited = originOf(amberlane, limitedPort);
      await context.addCookies([{ name: 'locale', value: 'nl', url: limited }]);
      const { email } = newcomer();
      await page.goto(`${limited}/reset-password`);
      for (let asked = 0; asked < 3; asked += 1) {
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await ask(page, email);
        expect((await answered).status()).toBe(404);
        await expect(page.getByText('E-mailadres niet gevonden', { exact: true })).toBeVisible();
      }
      await ask(page, email);
      await expect(page.getByText(text('reset.wait', { minutes: 60 }), { exact: true })).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByRole('alert')).toBeFocused();
    });
  });
}
