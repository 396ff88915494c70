import { expect, test, type Page } from '@playwright/test';
import { locales } from '@heartwood/i18n';
import { amberlane, everyBrand, originOf, textsOf } from './environment/brands';
import { buyCredits, enter, makeMember, makeUnconfirmed, sendText } from './people/made-member';

const origin = originOf(amberlane);

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
  javaScriptEnabled: false,
});

/**
 * Returns whether the page is wider than the screen (a phone's viewport grows with it), and texts that are
 * cut off, overflow their button or are off-screen.
 */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const slack = 4;
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const isMisfit = (element: HTMLElement): boolean => {
      const { width: wide, height, right } = element.getBoundingClientRect();
      const { visibility, overflowX } = getComputedStyle(element);
      if (wide <= 1 || height <= 1 || visibility === 'hidden' || !element.textContent?.trim()) return false;
      const over = element.clientWidth === 0 ? 0 : element.scrollWidth - element.clientWidth;
      const isCut = over > (overflowX === 'visible' ? slack : 0);
      return isCut || (right > width && !scrolls(element));
    };
    const named = [...document.querySelectorAll<HTMLElement>('button, a, summary, label')]
      .filter(isMisfit)
      .map((element) => element.textContent?.trim() ?? '');
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page is ${scrollWidth} px wide`, ...named] : named;
  }, page.viewportSize()?.width ?? 0);

/** Returns the vertical position of price and balance above the message field, rounded. */
const moneyLines = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('form:has(textarea) strong')]
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );

for (const locale of locales) {
  test(`no page or text overflows a phone screen in ${locale}`, async ({ page, context }) => {
    const look = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
        expect.soft(await misfits(page), path).toEqual([]);
      }
    };
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    await look([
      '/',
      '/login',
      '/signup',
      '/reset-password',
      '/reset-password/do',
      '/reset-password/do?token=x',
    ]);

    const brand = { ...amberlane, locale };
    const [me, other] = await Promise.all([makeMember(brand), makeMember(brand)]);
    await sendText(other, me.id, 'Hello');
    await enter(context, me);
    const steps = ['photo', 'about', 'looks', 'wishes', 'complete'];
    await look(steps.map((step) => `/complete-signup?step=${step}`));
    await look(['/complete-signup', `/members/${other.id}`, '/likes', '/chats', '/members']);
    await page.getByRole('button', { name: textsOf(brand)('members.filters') }).click();
    const filters = page.locator('#filters summary');
    for (let at = 0; at < (await filters.count()); at += 1) await filters.nth(at).click();
    await expect(page.locator('#filters [type=checkbox]').last()).toBeVisible();
    expect.soft(await misfits(page), 'the filters').toEqual([]);
    await look([
      `/members/${other.id}/chat`,
      '/premium',
      '/credits',
      '/directdebit',
      '/transactions',
      '/withdrawal',
    ]);
    await buyCredits(me, 15);
    await look(['/members', `/members/${other.id}/chat`]);
    const [price, ...balance] = await moneyLines(page);
    expect(balance, 'price and balance stand in one line').toEqual([price]);
  });
}

test("every brand's navigation bar fits a small phone in its longest languages, for visitors and members", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const brand of everyBrand) {
    const home = originOf(brand);
    const member = await makeUnconfirmed(brand);
    for (const locale of ['fi', 'fr', 'de', 'pl', 'es']) {
      await page.goto(`${home}/pricing?lang=${locale}`);
      expect.soft(await misfits(page), `${brand.id} ${locale}`).toEqual([]);
    }
    await enter(context, member);
    await page.goto(`${home}/members`);
    expect.soft(await misfits(page), `${brand.id}, members`).toEqual([]);
    await context.clearCookies();
  }
});
