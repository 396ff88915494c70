import { expect, test } from '@playwright/test';
import { locales } from '@heartwood/i18n';
import { amberlane, originOf, textsOf, visitedBrands } from './environment/brands';
import { fillAccount, newcomer } from './people/newcomer';
import { walkSteps } from './people/walk-steps';

const origin = originOf(amberlane);
/** The others are covered by `new-member-journey.test.ts`. */
const others = locales.filter((locale) => !visitedBrands.some((brand) => brand.locale === locale));

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const locale of others) {
  test(`a visitor signs up in ${locale} on a phone`, async ({ page, context }) => {
    const text = textsOf({ locale });
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    await page.goto(`${origin}/signup`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await fillAccount(page, text, newcomer());
    await walkSteps(page, text, amberlane.country);
  });
}
