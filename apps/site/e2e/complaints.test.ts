import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { test as foreignTest } from './environment/foreign-server';

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

foreignTest.describe('a bot', () => {
  foreignTest.use({ javaScriptEnabled: false, locale: 'en-GB' });

  foreignTest(
    'that fills in the honeypot field gets the empty form again, and only what a person sends is stored',
    async ({ page, foreign }) => {
      const complain = async (words: string, trap: string) => {
        await page.getByLabel(text('complaints.complaint')).fill(words);
        await page.getByLabel(text('complaints.email')).fill('robin@walk.example');
        await page.getByLabel(text('complaints.reason'), { exact: true }).selectOption('other');
        await page.locator('[name=website]').fill(trap);
        await page.getByRole('button', { name: text('complaints.submit') }).click();
      };
      await page.goto(`${foreign.origin}/complaints`);
      await complain('Buy now', 'https://bot.example');
      await expect(page.getByLabel(text('complaints.complaint'))).toHaveValue('');
      await expect(page).toHaveURL(`${foreign.origin}/complaints`);
      await complain('The lamp by the door flickers.', '');
      await expect(page.getByRole('heading', { name: text('complaints.sent_title') })).toBeVisible();
      expect(
        foreign.server.calls.filter(({ operation }) => operation === 'complain').map(({ body }) => body),
      ).toEqual([{ email: 'robin@walk.example', reason: 'other', text: 'The lamp by the door flickers.' }]);
    },
  );
});
