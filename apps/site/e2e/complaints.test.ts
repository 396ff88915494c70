import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, locale: 'en-GB' });

    test('a complaint keeps the entered values until it is valid, then shows its reference number', async ({
      page,
    }) => {
      await page.goto(`${origin}/complaints`);
      await page.getByLabel(text('complaints.complaint')).fill('The lamp by the door flickers.');
      await page.getByLabel(text('complaints.email')).fill('robin');
      await page.getByLabel(text('complaints.reason'), { exact: true }).selectOption('other');
      const send = page.getByRole('button', { name: text('complaints.submit') });
      await send.click();
      await expect(page.getByLabel(text('complaints.email'))).toHaveAccessibleDescription(
        text('errors.field.email_invalid'),
      );
      await expect(page.getByLabel(text('complaints.complaint'))).toHaveValue(
        'The lamp by the door flickers.',
      );
      await page.getByLabel(text('complaints.email')).fill('robin@walk.example');
      await send.click();
      await expect(page.getByRole('heading', { name: text('complaints.sent_title') })).toBeVisible();
      await expect(page.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)).toBeVisible();
    });
  });
}

test.describe('a bot', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  test('that fills in the honeypot field gets the empty form again', async ({ page }) => {
    await page.goto(`${origin}/complaints`);
    await page.getByLabel(text('complaints.complaint')).fill('Buy now');
    await page.getByLabel(text('complaints.email')).fill('bot@walk.example');
    await page.getByLabel(text('complaints.reason'), { exact: true }).selectOption('other');
    await page.locator('[name=website]').fill('https://bot.example');
    await page.getByRole('button', { name: text('complaints.submit') }).click();
    await expect(page.getByLabel(text('complaints.complaint'))).toHaveValue('');
    await expect(page).toHaveURL(`${origin}/complaints`);
  });
});
