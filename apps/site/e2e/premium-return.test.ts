import type { Search } from '@heartwood/api-contract';
import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { enter, makeMember, type MadeMember } from './people/made-member';
import { placeOrder } from './people/place-order';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

/** Returns a member whose photos are partly for premium members. */
async function withLockedPhotos({ session }: MadeMember): Promise<string> {
  const { results } = await session.call<Search>('GET', '/api/members.php?with_photo=true');
  const shown = results.find(({ photos_count }) => photos_count > 1);
  if (!shown) throw new Error('nobody shows several photos');
  return shown.id;
}

test('a locked photo leads to premium and its payment, and back to the profile with all photos', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  const profile = `${origin}/members/${await withLockedPhotos(me)}`;
  await enter(context, me);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/premium-alert-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(profile);
  const locked = page.getByRole('main').getByRole('link', { name: text('profile_view.locked') });
  await hydrated(page);
  await locked.first().click();
  const alert = page.getByRole('dialog', { name: text('profile_view.premium_title') });
  await expect(alert).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(alert.getByText(text('premium.with_title'))).toBeVisible();
  await expect(alert.getByText(/£\d/)).toBeVisible();
  await alert.getByRole('link', { name: text('profile_view.premium_get') }).click();
  await expect(page).toHaveURL(/\/premium\?/);
  await page
    .getByRole('link', { name: text('premium.action') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/credits\?/);
  await placeOrder(page, text, false);
  await page.locator('button[value=paid]').click();
  await expect(page.getByRole('heading', { name: text('transactions.completed_title') })).toBeVisible();
  await page.getByRole('link', { name: text('credits.back_to_profile') }).click();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(locked).toHaveCount(0);
});
