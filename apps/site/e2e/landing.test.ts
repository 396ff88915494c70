import { expect, test } from '@playwright/test';
import { everyBrand, originOf, textsOf } from './environment/brands';

for (const brand of everyBrand) {
  test(`the landing page of ${brand.id} has its questions, a signup link and the current language`, async ({
    page,
  }) => {
    const text = textsOf(brand);
    await page.goto(originOf(brand));
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');
    await expect(main.getByRole('link', { name: text('navigation.signup') })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(banner.getByText(brand.locale.toUpperCase(), { exact: true })).toBeInViewport({ ratio: 1 });
    const questions = main.locator('details');
    await expect(questions).toHaveCount(5);
    await questions.first().locator('summary').click();
    await expect(questions.first().locator('p').first()).toBeVisible();
    await expect(main.getByRole('link', { name: text('landing.all_questions') })).toHaveAttribute(
      'href',
      '/pages/faq',
    );
  });
}
