import { expect, test } from '@playwright/test';
import { originOf, samtlicht, textsOf } from './environment/brands';

const text = textsOf(samtlicht);
const origin = originOf(samtlicht);

test('an empty login form shows an error at each field', async ({ page }) => {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
  await expect(page.getByLabel(text('login.email'))).toHaveAccessibleDescription(
    text('errors.field.required'),
  );
  await expect(page.getByLabel(text('login.password'), { exact: true })).toHaveAccessibleDescription(
    text('errors.field.required'),
  );
  await expect(page.getByLabel(text('login.email'))).toBeFocused();
});

for (const way of ['the page', 'the dialog'] as const) {
  test(`an incomplete signup form shows an error at each field, in ${way}`, async ({ page }) => {
    await page.goto(`${origin}/${way === 'the page' ? 'signup' : 'login'}`);
    if (way === 'the dialog') await page.getByRole('link', { name: text('login.signup') }).click();
    const form = page.locator('form').filter({ has: page.getByLabel(text('signup.name')) });
    await form.getByLabel(text('signup.email')).fill('robin');
    await form.getByRole('button', { name: text('signup.account_submit') }).click();
    await expect(form.getByLabel(text('signup.name'))).toHaveAccessibleDescription(
      text('errors.field.required'),
    );
    await expect(form.getByText(text('signup.birth_missing', { min_age: 18 }))).toBeVisible();
    await expect(form.getByLabel(text('signup.name'))).toBeFocused();
    await expect(form.getByLabel(text('signup.email'))).toHaveValue('robin');
  });
}

test('an impossible date of birth opens a popup, and an email typo is corrected with one click', async ({
  page,
}) => {
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: text('login.signup') }).click();
  const form = page.getByRole('dialog', { name: text('navigation.signup') });
  await form.getByLabel(text('signup.day'), { exact: true }).selectOption('31');
  await form.getByLabel(text('signup.month'), { exact: true }).selectOption({ index: 2 });
  await form.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
  await form.getByLabel(text('signup.name'), { exact: true }).fill('Robin');
  await form.getByLabel(text('signup.password'), { exact: true }).fill('a-long-walk-home');
  const email = form.getByLabel(text('signup.email'), { exact: true });
  await email.fill('robin@gmial.com');
  await email.blur();
  await form.getByRole('button', { name: text('signup.did_you_mean', { email: 'robin@gmail.com' }) }).click();
  await expect(email).toHaveValue('robin@gmail.com');

  await form.getByRole('button', { name: text('signup.account_submit') }).click();
  const popup = page.getByRole('alertdialog', { name: text('signup.birth_popup_title') });
  await expect(popup.getByText(text('signup.birth_impossible'))).toBeVisible();
  await popup.getByRole('button', { name: text('signup.birth_popup_close') }).click();
  await expect(popup).toBeHidden();
  await expect(form.getByRole('combobox', { name: text('signup.day') })).toBeFocused();
  await expect(email).toHaveValue('robin@gmail.com');
});
