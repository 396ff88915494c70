import { expect } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { newBrowserState } from './environment/entered';
import { test } from './environment/own-site';
import { sendLogin } from './people/log-in';
import { makeMember } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';

const text = textsOf(amberlane);

test.use({ storageState: newBrowserState, locale: 'en-GB' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('signup and login report that cookies are disabled', async ({ page, ownSite }) => {
      const origin = originOf(amberlane, ownSite.port);
      ownSite.api.dropCookies();
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      });
      const notice = page.getByText(text('login.cookies_off'), { exact: true });
      await page.goto(`${origin}/login`);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('login.signup') })
        .click();
      await expect(page).toHaveURL(`${origin}/signup`);
      await fillAccount(page, text, newcomer());
      await expect(notice).toBeVisible();

      const me = await makeMember(amberlane);
      await page.goto(`${origin}/login`);
      await expect(notice).toHaveCount(0);
      await sendLogin(page, text, me);
      await expect(notice).toBeVisible();
    });
  });
}
