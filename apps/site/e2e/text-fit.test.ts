import { expect, test } from '@playwright/test';
import type { Settings } from '@heartwood/api-contract';
import { everyBrand, originOf } from './environment/brands';
import { textFaults } from './environment/text-faults';
import { ApiSession } from './people/api-session';
import { enter, makeMember, sendText } from './people/made-member';

/** A question with pictures of skies and one of the texts; the halves are pictures. */
const questions = ['evening', 'sunday', 'plans'].map((question) => `/match-finder?question=${question}`);
const wherever = ['/members', '/credits', '/directdebit', '/profile', '/swipe-game', '/offline'];
const others = [
  '/notifications',
  '/transactions',
  '/withdrawal',
  '/profile?edit=photos',
  '/settings',
  '/match-finder',
  ...questions,
];
/** The brands with the widest fonts. */
const widest: ReadonlySet<string> = new Set(['amberlane', 'nordkobalt', 'samtlicht']);
const widths = [1440, 1024, 390];
/** A region, shown in full as a tooltip, may be shortened before the city. */
const shortened = '[title]';

test.describe.configure({ timeout: 240_000 });
test.use({ javaScriptEnabled: false });

for (const brand of everyBrand) {
  test(`no text of ${brand.id} is cut off, broken inside a word or overlapping, in any of its languages`, async ({
    page,
    context,
  }) => {
    const origin = originOf(brand);
    const { locales } = await new ApiSession(origin).call<Settings>('GET', '/api/settings.php');
    const [me, other] = await Promise.all([makeMember(brand), makeMember(brand)]);
    await sendText(other, me.id, 'Hello');
    const measure = async (locale: string, path: string) => {
      await page.goto(`${origin}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await textFaults(page, { shortened }), `${locale} ${path} at ${width} px`).toEqual([]);
      }
    };
    for (const locale of locales) await measure(locale, `/?lang=${locale}`);
    await enter(context, me);
    for (const language of locales) {
      await me.session.call('PUT', '/api/user.php', { language });
      const screens = widest.has(brand.id) ? [...wherever, ...others] : wherever;
      for (const path of [...screens, `/members/${other.id}/chat`, `/settings/reports?about=${other.id}`])
        await measure(language, path);
    }
  });
}

test('textFaults finds broken words, isolated punctuation, cut-off and overlapping text', async ({
  page,
}) => {
  await page.setContent(`<style>* { margin: 0; font: 16px/20px monospace } p, div { width: 200px }</style>
    <p style="width: 100px; line-height: 14px; overflow-wrap: anywhere">Ein <b>Schmetter</b>lingsgarten</p>
    <p style="width: 100px; overflow-wrap: anywhere">1\u00A0129,00\u00A0kronor</p>
    <p style="width: 100px">Nordrhein-Westfalen Nord\u00ADrhein\u00ADwest\u00ADfalen</p>
    <p style="width: 80px">Alleine <span>!</span></p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap">Sliced off</p>
    <p style="overflow: hidden; height: 22px; width: 60px">Second line</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap; text-overflow: ellipsis">Ends here</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap; text-overflow: ellipsis" title="May end">May end</p>
    <p style="overflow: auto; width: 60px; white-space: nowrap">Scrolls along</p>
    <p style="width: 4000px; text-align: right">Beyond the edge</p>
    <div>Under</div><div style="margin-top: -16px">Upon</div>
    <div style="position: fixed; top: 0">Above the page</div>
    <p style="visibility: hidden; width: 20px; overflow-wrap: anywhere">Hidden</p>`);
  expect(await textFaults(page, { shortened })).toEqual([
    'broken: Schmetterlingsgarten',
    'broken: 1 129,00 kronor',
    'alone on a line: !',
    'cut: Sliced off',
    'cut: Second line',
    'cut: Ends here',
    'cut: Beyond the edge',
    'overlapping: Under | Upon',
  ]);
});
