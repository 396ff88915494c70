import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { everyBrand, originOf, type VisitedBrand } from './environment/brands';
import { root } from './environment/processes';
import { demoMember } from './people/demo-member';
import { enter } from './people/made-member';

test.setTimeout(300_000);

const folder = join(root, 'apps/site/docs/gallery');
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Scene {
  readonly file: string;
  readonly path: string;
  readonly member: boolean;
  readonly columns: number;
  readonly look: BrowserContextOptions;
}

const scenes: readonly Scene[] = [
  { file: 'landing', path: '/', member: false, columns: 3, look: desktop },
  { file: 'lander', path: '/landers/collagelanding', member: false, columns: 3, look: desktop },
  { file: 'members', path: '/members', member: true, columns: 3, look: desktop },
  {
    file: 'phones-dark',
    path: '/members',
    member: true,
    columns: 7,
    look: { ...phone, colorScheme: 'dark' },
  },
];

async function picture(
  browser: Browser,
  brand: VisitedBrand,
  { path, member, look }: Scene,
): Promise<Buffer> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: brand.locale, url: originOf(brand) }]);
  if (member) await enter(context, await demoMember(brand));
  const page = await context.newPage();
  await page.goto(originOf(brand) + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > window.innerHeight;
    }),
  );
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot();
  await context.close();
  return taken;
}

for (const scene of scenes) {
  test(`takes the ${scene.file} screenshots of every brand`, async ({ browser }) => {
    const pictures = [];
    for (const brand of everyBrand) pictures.push(await picture(browser, brand, scene));
    const images = pictures.map((taken) => `<img src="data:image/png;base64,${taken.toString('base64')}">`);
    const sheet = await browser.newPage({ viewport: { width: 1680, height: 400 } });
    await sheet.setContent(
      `<style>body{display:grid;grid-template-columns:repeat(${scene.columns},1fr);gap:16px;margin:16px;background:#e9e5e0}img{width:100%;border-radius:10px}</style>${images.join('')}`,
    );
    await sheet.screenshot({
      path: join(folder, `${scene.file}.jpg`),
      type: 'jpeg',
      quality: 78,
      fullPage: true,
    });
    await sheet.close();
  });
}
