import { expect, test, type Page } from '@playwright/test';
import type { User } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { enter, makeMember, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const everybody = `${origin}/members?gender=all&country=all&min_age=18&max_age=99`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Returns the filters that a member's account keeps. */
const searchOf = async ({ session }: MadeMember) =>
  (await session.call<{ user: User }>('GET', '/api/user.php')).user.search;

test('the list loads more while scrolling, and going back restores the position @phone', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await page.goto(everybody);
  // The last card waits, hidden, where it would be alone in its row.
  await expect(page.locator('main article')).toHaveCount(24);
  await cards(page)
    .last()
    .evaluate((card) => card.scrollIntoView());
  // Someone who joins the list meanwhile moves others to the next page, where they are not shown again.
  await expect(cards(page).nth(40)).toBeAttached();

  const arrow = page.getByRole('link', { name: text('profile_view.back') }).filter({ visible: true });
  for (const goBack of [() => page.goBack(), () => arrow.click()]) {
    const card = cards(page).nth(40);
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const left = await card
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const position = window.scrollY;
        (link as HTMLAnchorElement).click();
        return position;
      });
    await expect(page).toHaveURL(/\/members\/[\w-]+$/);
    // Until the profile has replaced the list, going back would leave the old cards, about to be removed.
    await expect(arrow).toBeVisible();
    await goBack();
    await expect(page).toHaveURL(everybody);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await expect(card).toBeInViewport({ ratio: 0.5 });
  }
});

test('filters and sort order chosen on the page are saved until they are reset', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await page.goto(`${origin}/members?min_age=60&max_age=70`);
  await expect(page.getByText(text('members.age_range', { from: 60, to: 70 })).first()).toBeVisible();
  expect(await searchOf(me)).toBeNull();

  await page
    .getByText(text('members.age_range', { from: 60, to: 70 }))
    .first()
    .click();
  await page.getByLabel(text('members.age_from'), { exact: true }).selectOption('40');
  await page.getByLabel(text('members.age_to'), { exact: true }).selectOption('50');
  await page
    .getByRole('button', { name: text('members.apply') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/min_age=40&max_age=50/);
  await page.getByText(text('members.sort'), { exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: text('members.sort_new') }).click();
  await expect(page).toHaveURL(/sort=new/);
  await expect.poll(() => searchOf(me)).toMatchObject({ min_age: 40, max_age: 50, sort: 'new' });

  await page
    .getByRole('link', { name: text('navigation.discover') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/members`);
  await expect(page.getByText(text('members.age_range', { from: 40, to: 50 })).first()).toBeVisible();

  await page
    .getByRole('link', { name: text('members.reset') })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(text('members.age_any')).first()).toBeVisible();
  await expect.poll(() => searchOf(me)).toBeNull();
});

test('on a phone the filters are a sheet, and a profile leads back to what they found @phone-only', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await page.goto(`${origin}/members`);
  await hydrated(page);
  const opener = page.getByRole('button', { name: text('members.filters') });
  const sheet = page.getByRole('dialog', { name: text('members.filters') });
  await opener.click();
  await sheet.locator('summary', { hasText: text('members.age') }).click();
  await sheet.getByLabel(text('members.age_from'), { exact: true }).selectOption('40');
  await sheet.getByLabel(text('members.age_to'), { exact: true }).selectOption('50');
  await sheet.locator('summary', { hasText: text('members.sort') }).click();
  await sheet.getByText(text('members.sort_new'), { exact: true }).click();
  await sheet
    .getByRole('button', { name: text('members.apply') })
    .filter({ visible: true })
    .last()
    .click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/min_age=40&max_age=50.*sort=new/);
  await expect(cards(page).first()).toHaveText(/\b(?:4\d|50)\b/);
  const found = await cards(page).first().innerText();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/min_age=40&max_age=50.*sort=new/);
  await expect(cards(page).first()).toHaveText(found, { useInnerText: true });
  expect(await searchOf(me)).toMatchObject({ min_age: 40, max_age: 50, sort: 'new' });

  await opener.click();
  await sheet
    .getByRole('link', { name: text('members.reset') })
    .filter({ visible: true })
    .click();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/min_age=40/);
  await expect.poll(() => searchOf(me)).toBeNull();
});

test('the location of the device is requested on click, rounded and used as a filter', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation({ latitude: 52.093_68, longitude: 5.116_4 });
  const asked = page.waitForRequest(/\/api\/geocode\.php/);
  await page.goto(`${origin}/members?gender=all&country=all`);
  await page.getByText(text('members.all_countries'), { exact: true }).first().click();
  await page
    .getByRole('button', { name: text('places.locate') })
    .filter({ visible: true })
    .click();
  expect(new URL((await asked).url()).search).toBe('?lat=52.09&lon=5.12');
  await expect(page).toHaveURL(/country=NL&countryregion=UT/);
});
