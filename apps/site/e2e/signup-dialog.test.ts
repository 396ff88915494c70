import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Likes, User } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { askApi } from './people/ask-api';
import { demoMember } from './people/demo-member';
import { makeMember } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const behind = `${origin}/pages/faq`;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: text('navigation.signup') });
const nameOf = (form: Page | Locator): Locator => form.getByLabel(text('signup.name'), { exact: true });
const title = (form: Page | Locator, id: string, values = {}): Locator =>
  form.getByRole('heading', { name: text(`signup.${id}`, values) });

/** Opens the signup over an unrelated page, as soon as its script is ready. */
async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(behind);
  const ask = (detail: string) =>
    page.evaluate(
      (address) =>
        window.dispatchEvent(new CustomEvent('signup-asked', { cancelable: true, detail: address })),
      detail,
    );
  await expect.poll(() => ask(`/signup${query}`)).toBe(false);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function skipTo(dialog: Locator, id: string): Promise<void> {
  await dialog.getByRole('button', { name: text('signup.skip') }).click();
  await expect(title(dialog, id)).toBeVisible();
}

test('the login link closes the dialog and opens the login page', async ({ page }) => {
  const dialog = await open(page);
  await nameOf(dialog).fill('Robin');
  await dialog.getByRole('link', { name: text('navigation.login') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(behind);
});

test('terms and privacy open in a new tab, and the entered values are kept', async ({ page, context }) => {
  const dialog = await open(page);
  await nameOf(dialog).fill('Robin');
  for (const path of ['/pages/terms', '/pages/privacy']) {
    const opened = context.waitForEvent('page');
    const link = dialog.locator(`a[href="${path}"]`);
    await expect(link).toContainText(text('signup.new_tab'));
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(origin + path);
    await tab.close();
  }
  await expect(nameOf(dialog)).toHaveValue('Robin');
});

test('the last step leads to a page for the logged-in member', async ({ page }) => {
  const me = newcomer();
  const dialog = await open(page, '?gender=female&seek=male&age=35-50');
  await fillAccount(dialog, text, me);
  await expect(title(dialog, 'photo_title')).toBeVisible();
  await skipTo(dialog, 'about_title');
  await expect(dialog.getByLabel(text('profile.gender.female'), { exact: true })).toBeChecked();
  await skipTo(dialog, 'looks_title');
  await skipTo(dialog, 'wishes_title');
  await dialog.getByRole('button', { name: text('signup.skip') }).click();
  await expect(title(dialog, 'complete_title')).toBeVisible();
  await dialog.getByRole('link', { name: text('signup.to_members') }).click();
  await expect(page).toHaveURL(/\/signup-matches\?gender=male&min_age=35&max_age=50/);
  const { user } = await askApi<{ user: User }>(page, 'GET', '/api/user.php');
  expect(user.chosen_search).toEqual({ gender: 'male', min_age: 35, max_age: 50 });
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(text('navigation.account'))).toBeVisible();
});

test('navigating back closes the dialog, and the page shows the new member as logged in', async ({
  page,
}) => {
  await page.goto(`${origin}/pages/terms`);
  await page.getByRole('link', { name: text('footer.faq') }).click();
  await expect(page).toHaveURL(behind);
  await page
    .getByRole('link', { name: text('navigation.login') })
    .first()
    .click();
  await page.getByRole('link', { name: text('login.signup') }).click();
  const dialog = dialogOf(page);
  await fillAccount(dialog, text, newcomer());
  await expect(title(dialog, 'photo_title')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(behind);
  await expect(page.getByLabel(text('navigation.account'), { exact: true })).toBeVisible();
});

test('the dialog keeps its height, goes back, and shows the values entered before', async ({ page }) => {
  const dialog = await open(page);
  const height = () => dialog.evaluate((element: HTMLElement) => element.offsetHeight);
  const heights = [await height()];
  await fillAccount(dialog, text, newcomer());
  await expect(title(dialog, 'photo_title')).toBeVisible();
  await expect(dialog.getByRole('button', { name: text('actions.back') })).toHaveCount(0);
  heights.push(await height());

  await dialog.getByRole('button', { name: text('signup.photo_submit') }).click();
  await expect(dialog.getByText(text('signup.photo_missing'))).toBeVisible();
  await dialog
    .getByLabel(text('signup.library'))
    .setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(text('signup.photo_unreadable'));
  await expect(alert).toBeInViewport();
  await dialog.getByRole('button', { name: text('signup.photo_submit') }).click();
  await expect(alert).toHaveText(text('signup.photo_unreadable'));
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } });
  await dialog
    .getByLabel(text('signup.library'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByRole('button', { name: text('signup.crop') })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await dialog.getByRole('button', { name: text('signup.photo_submit') }).click();

  await expect(title(dialog, 'about_title')).toBeVisible();
  heights.push(await height());
  const woman = dialog.getByLabel(text('profile.gender.female'), { exact: true });
  const places = () =>
    dialog.locator('label:has(input[type=radio])').evaluateAll((chips) =>
      chips.map((chip) => {
        const { x, y, width } = chip.getBoundingClientRect();
        return [x, y, width];
      }),
    );
  const before = await places();
  await woman.check({ force: true });
  expect(await places()).toEqual(before);
  await dialog.getByRole('button', { name: text('actions.continue') }).click();
  await expect(title(dialog, 'looks_title')).toBeVisible();
  heights.push(await height());
  await dialog.getByRole('button', { name: text('actions.back') }).click();
  await expect(woman).toBeChecked();
  await dialog.getByRole('button', { name: text('actions.back') }).click();
  await expect(dialog.getByRole('img', { name: text('signup.photo_current') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: text('signup.photo_current') })).toBeVisible();
  expect(new Set(heights).size).toBe(1);
});

test('entered values survive a reload, the password does not', async ({ page }) => {
  const dialog = await open(page);
  await nameOf(dialog).fill('Robin');
  await dialog.getByLabel(text('signup.email'), { exact: true }).fill('robin@walk.example');
  await dialog.getByLabel(text('signup.password'), { exact: true }).fill('a-long-walk-home');
  await dialog.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Robin');
  await expect(page.getByLabel(text('signup.email'), { exact: true })).toHaveValue('robin@walk.example');
  await expect(page.getByLabel(text('signup.year'), { exact: true })).toHaveValue('1988');
  await expect(page.getByLabel(text('signup.password'), { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a-long-walk-home');
});

test('an email address with an account shows a link to the login', async ({ page }) => {
  const { email, password } = await makeMember(amberlane);
  const dialog = await open(page);
  await fillAccount(dialog, text, { ...newcomer(), email, password });
  const alert = dialog.getByRole('alert').filter({ hasText: text('errors.account_exists') });
  await alert.getByRole('link', { name: text('navigation.login') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/login`);
});

test('an empty message is rejected, and a written one can be edited again', async ({ page }) => {
  const { id, name } = await demoMember(amberlane);
  const dialog = await open(page, `?profile=${id}&wish=chat`);
  await expect(title(dialog, 'message_title', { name })).toBeVisible();
  await dialog.getByRole('button', { name: text('signup.message_submit') }).click();
  const message = dialog.getByLabel(text('signup.message'), { exact: true });
  await expect(message).toHaveAccessibleDescription(text('errors.field.required'));
  await message.fill('Two spoons?');
  await dialog.getByRole('button', { name: text('signup.message_submit') }).click();
  await expect(title(dialog, 'account_title_named', { name })).toBeVisible();
  await dialog.getByRole('button', { name: text('actions.back') }).click();
  await expect(message).toHaveValue('Two spoons?');
});

test('a like by a visitor opens the signup for that member without a message, and is sent afterwards', async ({
  page,
}) => {
  const { id, name } = await demoMember(amberlane);
  await page.goto(`${origin}/members/${id}`);
  await hydrated(page);
  await page
    .getByRole('button', { name: text('people.like_name', { name }) })
    .first()
    .click();
  const dialog = dialogOf(page);
  await expect(title(dialog, 'account_title_named', { name })).toBeVisible();
  await expect(dialog.getByText(text('signup.like_ready', { name })).filter({ visible: true })).toBeVisible();
  await expect(dialog.locator('img[src^="/media/"]').first()).toBeVisible();
  await fillAccount(dialog, text, newcomer());
  await expect(title(dialog, 'photo_title')).toBeVisible();
  const mine = await askApi<Likes>(page, 'GET', '/api/likes.php');
  expect(mine.profiles.map((liked) => liked.id)).toEqual([id]);
});
