import { expect, test, type Page } from '@playwright/test';
import { locales } from '@heartwood/i18n';
import { amberlane, everyBrand, originOf, textsOf } from './environment/brands';
import { textFaults } from './environment/text-faults';
import { buyCredits, enter, makeMember, makeUnconfirmed, sendText } from './people/made-member';

const origin = originOf(amberlane);

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
  javaScriptEnabled: false,
});

/** Returns the vertical position of price and balance above the message field, rounded. */
const moneyLines = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('form:has(textarea) strong')]
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );

test('the opened filters fit a phone, and price and balance stand in one line, in every language', async ({
  page,
  context,
}) => {
  test.slow();
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(other, me.id, 'Hello');
  await buyCredits(me, 15);
  await enter(context, me);
  for (const locale of locales) {
    await me.session.call('PUT', '/api/user.php', { language: locale });
    await page.goto(`${origin}/members`);
    await page.getByRole('button', { name: textsOf({ locale })('members.filters') }).click();
    const filters = page.locator('#filters summary');
    for (let at = 0; at < (await filters.count()); at += 1) await filters.nth(at).click();
    await expect(page.locator('#filters [type=checkbox]').last()).toBeVisible();
    expect.soft(await textFaults(page, { shortened: '[title]' }), locale).toEqual([]);
    await page.goto(`${origin}/members/${other.id}/chat`);
    const [price, ...balance] = await moneyLines(page);
    expect.soft(balance, locale).toEqual([price]);
  }
});

test("every brand's navigation bar fits a small phone in its longest languages, for visitors and members", async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const brand of everyBrand) {
    const home = originOf(brand);
    const member = await makeUnconfirmed(brand);
    for (const locale of ['fi', 'fr', 'de', 'pl', 'es']) {
      await page.goto(`${home}/pricing?lang=${locale}`);
      expect.soft(await textFaults(page), `${brand.id} ${locale}`).toEqual([]);
    }
    await enter(context, member);
    await page.goto(`${home}/members`);
    expect.soft(await textFaults(page, { shortened: '[title]' }), `${brand.id}, members`).toEqual([]);
    await context.clearCookies();
  }
});
