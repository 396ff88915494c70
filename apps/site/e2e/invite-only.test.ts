import { expect } from '@playwright/test';
import { nordkobalt, originOf, textsOf } from './environment/brands';
import { test } from './environment/own-site';
import { shownMember } from './people/demo-member';

// Hosts that no other test visits on this site, which caches settings per host for a minute.
const text = textsOf({ locale: 'en' });

test('an invite-only signup shows a notice, and a traffic source enables signup and search', async ({
  ownSite,
  page,
  context,
}) => {
  const own = originOf({ id: 'nordkobalt' }, ownSite.port);
  await context.addCookies([{ name: 'locale', value: 'en', url: own }]);
  ownSite.api.settings({
    signups: 'with_trafficsource',
    logged_out_search: false,
    logged_out_search_trafficsource: true,
  });
  const invited = page.getByText(text('errors.invite_only'));
  const account = page.getByRole('heading', { name: text('signup.account_title') });
  const look = page.getByRole('button', { name: text('landing.submit') });

  await page.goto(`${own}/members`);
  await expect(page).toHaveURL(`${own}/login?to=%2Fmembers`);
  await page.getByRole('link', { name: text('login.signup') }).click();
  await expect(invited).toBeVisible();
  const id = await shownMember(nordkobalt);
  await page.goto(`${own}/members/${id}/landing`);
  await expect(invited).toBeVisible();
  await page.goto(own);
  await look.click();
  await expect(invited).toBeVisible();

  await page.goto(`${own}/?network=partner&network[]=x&sub1=a`);
  await expect(page).toHaveURL(`${own}/`);
  await look.click();
  await expect(page).toHaveURL(/\/members\?/);
  const cards = page.getByRole('main').locator('a[href^="/members/"]');
  await cards.first().click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await page.goto(`${own}/signup`);
  await expect(account).toBeVisible();
  await expect(invited).toHaveCount(0);
});
