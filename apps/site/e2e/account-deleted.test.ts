import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { sendLogin } from './people/log-in';
import { linkInMail } from './people/mail';
import { makeMember } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';

const dutch = { ...amberlane, locale: 'nl' } as const;
const text = textsOf(dutch);
const origin = originOf(amberlane);

test.beforeEach(({ context }) => context.addCookies([{ name: 'locale', value: 'nl', url: origin }]));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('login and signup report a deleted account, and the mailed link restores it once', async ({
      page,
      browser,
    }) => {
      const me = await makeMember(dutch);
      const deletion = { reason: 'pause', password: me.password };
      await me.session.call('POST', '/api/account-deletion.php', deletion);
      await page.goto(`${origin}/account-deleted`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(text('deleted.title'));
      await expect(page.getByText(text('deleted.text', { days: 14 }), { exact: true })).toBeVisible();

      const notice = page.getByText(text('errors.account_deleted_reactivatable'), { exact: true });
      await page.goto(`${origin}/login`);
      await sendLogin(page, text, me);
      await expect(notice).toBeVisible();
      await page.goto(`${origin}/signup`);
      await fillAccount(page, text, { ...newcomer(), email: me.email.toUpperCase() });
      await expect(notice).toBeVisible();

      const link = await linkInMail(me.email, '/account-deleted');
      const scanner = await browser.newContext({ javaScriptEnabled: false });
      const scanned = await scanner.newPage();
      for (let opened = 0; opened < 3; opened += 1) expect((await scanned.goto(link))?.status()).toBe(200);
      await scanner.close();
      await page.goto(link);
      if (!javaScriptEnabled) {
        await expect(title).toHaveText(text('deleted.ready_title'));
        await page.getByRole('button', { name: text('deleted.bring_back') }).click();
      }
      await expect(title).toHaveText(text('deleted.back_title'));
      expect(new URL(page.url()).searchParams.has('token')).toBe(false);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('deleted.to_members') })
        .click();
      await expect(page).toHaveURL(`${origin}/members`);
      await expect(page.getByLabel(text('navigation.account'))).toBeVisible();

      await page.goto(link);
      if (!javaScriptEnabled) await page.getByRole('button', { name: text('deleted.bring_back') }).click();
      await expect(title).toHaveText(text('deleted.failed_title'));
      const mail = page.getByRole('main').getByRole('link', { name: 'support@amberlane.example' });
      await expect(mail).toHaveAttribute('href', 'mailto:support@amberlane.example');
    });
  });
}

test('a malformed restore link shows the error at once', async ({ page }) => {
  await page.goto(`${origin}/account-deleted?token=%3Ccut`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('deleted.failed_title'));
});
