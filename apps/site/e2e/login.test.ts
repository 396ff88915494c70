import { expect } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { test } from './environment/limited-site';
import { sendLogin } from './people/log-in';
import { enter, makeMember, makeUnconfirmed } from './people/made-member';
import { newcomer } from './people/newcomer';

const dutch = { ...amberlane, locale: 'nl' } as const;
const text = textsOf(dutch);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a wrong password shows the specified error', async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: 'nl', url: originOf(amberlane) }]);
      await page.goto(`${originOf(amberlane)}/login`);
      await sendLogin(page, text, { email: 'free@demo.example', password: 'not-this-one' });
      await expect(page.getByText('Login mislukt, probeer opnieuw', { exact: true })).toBeVisible();
      await expect(page.getByLabel(text('login.email'), { exact: true })).toHaveValue('free@demo.example');
    });

    test('an unknown email address shows the same error', async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: 'nl', url: originOf(amberlane) }]);
      await page.goto(`${originOf(amberlane)}/login`);
      await sendLogin(page, text, newcomer());
      await expect(page.getByText('Login mislukt, probeer opnieuw', { exact: true })).toBeVisible();
    });

    test('the sixth failed attempt is locked, with the minutes shown', async ({
      page,
      context,
      limitedPort,
    }) => {
      const origin = originOf(amberlane, limitedPort);
      await context.addCookies([{ name: 'locale', value: 'nl', url: origin }]);
      const person = newcomer();
      await page.goto(`${origin}/login`);
      for (let tried = 0; tried < 5; tried += 1) {
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await sendLogin(page, text, person);
        expect((await answered).status()).toBe(403);
        await expect(page.getByText('Login mislukt, probeer opnieuw', { exact: true })).toBeVisible();
      }
      await sendLogin(page, text, person);
      await expect(
        page.getByText('Te veel foute pogingen, account voor 15 min geblokkeerd.', { exact: true }),
      ).toBeVisible();
    });
  });
}

test('an unconfirmed member is reminded to confirm the email address', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeUnconfirmed(amberlane), makeMember(amberlane)]);
  const english = textsOf(amberlane);
  await page.goto(`${originOf(amberlane)}/login`);
  await sendLogin(page, english, me);
  await expect(page).toHaveURL(`${originOf(amberlane)}/members`);
  await enter(context, me);
  await page.goto(`${originOf(amberlane)}/members/${other.id}/chat`);
  await expect(page.getByText(english('chat.confirm_title'), { exact: true })).toBeVisible();
});
