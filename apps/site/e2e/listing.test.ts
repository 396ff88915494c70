import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { locales } from '@heartwood/i18n';
import { amberlane, originOf, samtlicht, textsOf, visitedBrands } from './environment/brands';
import { root } from './environment/processes';

test.use({ javaScriptEnabled: false });

const amber = originOf(amberlane);
const samt = originOf(samtlicht);
const samtLocales = ['de', 'en', 'nl', 'fr', 'it'];

const content = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

function alternates(page: Page): Promise<(string | null)[][]> {
  return page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

async function bodyOf(page: Page, address: string): Promise<{ type: string | undefined; text: string }> {
  const answer = await page.goto(address);
  if (!answer) throw new Error(`no answer from ${address}`);
  expect(answer.status(), address).toBe(200);
  return { type: answer.headers()['content-type'], text: await answer.text() };
}

test('a listed page has a canonical URL and alternates in every language of the brand', async ({ page }) => {
  for (const [path, origin, offered] of [
    ['/', samt, samtLocales],
    ['/pages/faq', samt, samtLocales],
    ['/', amber, ['en', 'nl', 'de', 'fr', 'es', 'it', 'pl', 'da', 'sv', 'nb', 'fi']],
  ] as const) {
    await page.goto(`${origin}${path}?lang=fr&page=2`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await canonical(page)).toBe(`${origin}${path}?lang=fr`);
    expect(await alternates(page)).toEqual([
      ...offered.map((locale) => [locale, `${origin}${path}?lang=${locale}`]),
      ['x-default', `${origin}${path}`],
    ]);
  }
});

test("a page of a brand's own has alternates in its languages", async ({ page }) => {
  await page.goto(`${samt}/einvernehmen`);
  expect(await canonical(page)).toBe(`${samt}/einvernehmen`);
  const named = (await alternates(page)).map(([locale]) => locale);
  expect(named.toSorted()).toEqual([...samtLocales, 'x-default'].toSorted());
});

test("the landing page has its title and description in the visitor's language", async ({
  page,
  context,
}) => {
  const titles: Record<string, string> = {
    de: 'Samtlicht · Offen reden, einig handeln',
    fr: 'Samtlicht · Parler franchement, décider à deux',
  };
  for (const [locale, title] of Object.entries(titles)) {
    await context.addCookies([{ name: 'locale', value: locale, url: samt }]);
    await page.goto(samt);
    const shown = await page.title();
    expect(shown).toBe(title);
    expect([await content(page, 'og:title'), await content(page, 'og:locale')]).toEqual([
      shown,
      locale === 'de' ? 'de_DE' : 'fr_FR',
    ]);
    expect(await content(page, 'og:description')).toBe(
      await page.locator('meta[name="description"]').getAttribute('content'),
    );
  }
});

test("a shared page has a social card of the brand in the page's language", async ({ page }) => {
  const images = new Set<string>();
  for (const [origin, path, locale, headline] of [
    [amber, '/pages/terms', 'nl', 'amberlane · Flirten, en het nog menen ook'],
    [amber, '/', 'fi', 'amberlane · Flirttaile tosissasi'],
    [samt, '/pricing', 'nl', 'Samtlicht · Eerst vertrouwen. Dan de rest'],
  ] as const) {
    await page.goto(`${origin}${path}?lang=${locale}`);
    expect(await content(page, 'og:url')).toBe(`${origin}${path}?lang=${locale}`);
    expect(await content(page, 'og:title')).toBe(await page.title());
    expect(await content(page, 'og:image:alt')).toBe(headline);
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe(
      'summary_large_image',
    );
    const image = (await content(page, 'og:image')) ?? '';
    expect(image).toMatch(new RegExp(`^${origin}/social/${locale}-[0-9a-f]{12}\\.png$`));
    const answer = await page.goto(image);
    const headers = answer?.headers() ?? {};
    expect([answer?.status(), headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    images.add(((await answer?.body()) ?? Buffer.alloc(0)).toString('base64'));
  }
  expect(images.size).toBe(3);
  for (const file of ['xx-000000000000.png', 'pl-000000000000.png'])
    expect((await page.goto(`${samt}/social/${file}`))?.status(), file).toBe(404);
});

test('a lander has a canonical URL, alternates in every language of the brand, and a social card', async ({
  page,
}) => {
  const inLanguages = [
    ...['de', 'en', 'fr', 'it', 'nl'].map((locale) => [
      locale,
      `${samt}/landers/gallery/bdsm-${locale === 'en' ? 'eng' : locale}`,
    ]),
    ['x-default', `${samt}/landers/gallery`],
  ];
  for (const [path, own, locale] of [
    ['/landers/gallery/bdsm-fr?ref=x', '/landers/gallery/bdsm-fr', 'fr'],
    ['/landers/gallery?ref=x', '/landers/gallery', 'de'],
  ] as const) {
    await page.goto(samt + path);
    expect(await canonical(page)).toBe(samt + own);
    expect(await alternates(page)).toEqual(inLanguages);
    expect(await content(page, 'og:url')).toBe(samt + own);
    expect(await content(page, 'og:title')).toBe(await page.title());
    expect(await content(page, 'og:image')).toMatch(
      new RegExp(`^${samt}/social/${locale}-[0-9a-f]{12}\\.png$`),
    );
  }
  await page.goto(`${samt}/landers/tinderswipe`);
  expect(await canonical(page)).toBe(`${samt}/landers/tinderswipe`);
  expect(await alternates(page)).toEqual([]);
});

test('unlisted pages are noindex, without canonical URL, alternates or social card', async ({ page }) => {
  for (const path of ['/login', '/lang-config', '/reset-password', '/nobody-s-page', '/signup']) {
    await page.goto(`${amber}${path}`);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    expect(await page.locator('link[rel="canonical"], link[rel="alternate"]').count(), path).toBe(0);
    expect(await page.locator('meta[property^="og:"]').count(), path).toBe(0);
  }
});

test('the sitemap contains the listed pages of the brand in its languages, and no others', async ({
  page,
}) => {
  const paths = [
    '/',
    '/complaints',
    '/pricing',
    ...['ban', 'cookies', 'faq', 'imprint', 'privacy', 'return-policy', 'service', 'terms'].map(
      (name) => `/pages/${name}`,
    ),
  ];
  for (const [origin, own, offered] of [
    [samt, [...paths, '/einvernehmen'], samtLocales],
    [amber, paths, locales],
  ] as const) {
    const { type, text } = await bodyOf(page, `${origin}/sitemap.xml`);
    expect(type).toBe('application/xml; charset=utf-8');
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const expected = own.flatMap((path) => [
      `${origin}${path}`,
      ...offered.map((locale) => `${origin}${path}?lang=${locale}`),
    ]);
    expect(addresses.toSorted()).toEqual(expected.toSorted());
  }
});

test('robots.txt links the sitemap of its host', async ({ page }) => {
  for (const origin of [amber, samt]) {
    const { type, text } = await bodyOf(page, `${origin}/robots.txt`);
    expect(type).toMatch(/^text\/plain/);
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(text).not.toMatch(/Disallow: \/(?:pages|members|login)?$/m);
  }
});

test('the lang parameter overrides the cookie on the landing page', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'it', url: amber }]);
  await page.goto(`${amber}/?lang=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const spanish = textsOf({ locale: 'es' });
  await expect(page.getByRole('button', { name: spanish('landing.submit') })).toBeVisible();
});

test("a brand's icon is its logo, and is shown in the header", async ({ page }) => {
  for (const brand of visitedBrands) {
    const mark = await readFile(join(root, 'packages/brands/brands', brand.id, 'logo.svg'), 'utf8');
    const icon = { type: 'image/svg+xml', text: mark };
    expect(await bodyOf(page, `${originOf(brand)}/icon.svg`)).toEqual(icon);
    await page.goto(`${originOf(brand)}/login`);
    const picture = page.getByRole('banner').locator('a[href="/"] img');
    await expect(picture).toHaveAttribute('src', '/icon.svg');
    await expect(picture).toHaveJSProperty('naturalWidth', 48);
  }
});
