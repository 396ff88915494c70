import { expect, test } from '@playwright/test';
import { locales } from '@heartwood/i18n';
import { amberlane, originOf, samtlicht, textsOf } from './environment/brands';

const pages = ['ban', 'cookies', 'faq', 'imprint', 'privacy', 'return-policy', 'service', 'terms'] as const;

for (const brand of [amberlane, samtlicht]) {
  test(`${brand.id} has every legal and help page, each with its contents, and the footer links them`, async ({
    page,
  }) => {
    const origin = originOf(brand);
    for (const name of pages) {
      const answer = await page.goto(`${origin}/pages/${name}`, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), name).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('meta[name=robots][content=noindex]').count(), name).toBe(0);
      const ids = await page
        .getByRole('navigation', { name: textsOf(brand)('pages.contents') })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const sections = await page
        .locator('article section h2')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(ids, name).toEqual(sections);
      expect(await page.locator('article').innerText(), name).not.toMatch(/[{}]|undefined/);
    }
    const footer = page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf(brand)('footer.privacy') });
    await footer.click();
    await expect(page).toHaveURL(`${origin}/pages/privacy`);
  });
}

test('a document starts with a single doctype', async ({ page }) => {
  const answer = await page.goto(`${originOf(samtlicht)}/pages/terms`);
  const html = (await answer?.text()) ?? '';
  expect(html.match(/<!doctype[^>]*>/gi)).toEqual(['<!DOCTYPE html>']);
  expect(html.startsWith('<!DOCTYPE html><html ')).toBe(true);
});

test("the terms contain the brand's company, phone number and date", async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/pages/terms`);
  const company = await page.evaluate(async () => {
    const answer = await fetch('/api/companyinfo.php');
    return (await answer.json()) as Record<'name' | 'kvk' | 'city' | 'added' | 'support_phone', string>;
  });
  const text = page.getByRole('article');
  for (const word of [company.name, company.kvk, company.city])
    await expect(text.getByText(word).first()).toBeVisible();
  await expect(text.getByRole('link', { name: company.support_phone, exact: true })).toHaveAttribute(
    'href',
    `tel:${company.support_phone.replaceAll(' ', '')}`,
  );
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(text.getByText(day.format(new Date(company.added))).first()).toBeVisible();
});

test('a section is linkable and scrolls into view in every language, with the disclaimer in the footer', async ({
  page,
  context,
}) => {
  for (const locale of locales) {
    await context.addCookies([{ name: 'locale', value: locale, url: originOf(amberlane) }]);
    await page.goto('about:blank');
    await page.goto(`${originOf(amberlane)}/pages/terms#credits`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await expect(page.locator('#credits')).toBeInViewport();
    const disclaimer = textsOf({ locale })('footer.disclaimer', { brand: 'Amberlane', min_age: 18 });
    await expect(page.getByRole('contentinfo')).toContainText(disclaimer);
  }
});

test("a page of a brand's own exists on that brand only", async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/einvernehmen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Einvernehmen' })).toBeVisible();
  expect((await page.goto(`${originOf(amberlane)}/einvernehmen`))?.status()).toBe(404);
});

test('the imprint names the provider, the representative and the host', async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/pricing`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page).toHaveURL(`${originOf(samtlicht)}/pages/imprint`);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  const article = page.getByRole('article');
  for (const words of [
    'Samtlicht Demo GmbH, Musterweg 7, Berlin',
    'Vertreten durch: Kim Muster',
    'Muster Hosting Demo GmbH, Musterweg 8, Berlin',
    'https://mediation.example',
  ])
    await expect(article).toContainText(words);
});

test('an unknown page returns 404', async ({ page }) => {
  for (const path of ['/imprint-of-nobody', '/pages/nothing', '/pages/terms/more']) {
    const answer = await page.goto(`${originOf(amberlane)}${path}`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  }
});
