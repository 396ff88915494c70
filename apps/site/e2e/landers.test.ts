import { landingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { locales } from '@heartwood/i18n';
import { expect, test, type Page } from '@playwright/test';
import { violations } from './environment/axe';
import {
  amberlane,
  originOf,
  samtlicht,
  textsOf,
  visitedBrands,
  type VisitedBrand,
} from './environment/brands';
import { plainRequest } from './environment/plain-request';
import { newcomer } from './people/newcomer';

const finished = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
] as const;
const withoutSlug = 'tinderswipe';
const nicheOf = ({ id }: VisitedBrand): NicheNumber => (id === 'samtlicht' ? 3 : 1);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const slugOf = (brand: VisitedBrand) => landingSlug(nicheOf(brand), brand.locale);

const addressOf = (brand: VisitedBrand, lander: string) =>
  `${originOf(brand)}/landers/${lander}${lander === withoutSlug ? '' : `/${slugOf(brand)}`}`;

for (const brand of visitedBrands) {
  const text = textsOf(brand);

  for (const lander of finished) {
    // Checked in full once: on a desktop of one brand, on a phone of the other.
    const judged = sizes[brand === amberlane ? 0 : 1];
    test(`${lander} of ${brand.id} is accessible and fits at every width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressOf(brand, lander));
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (size === judged) expect(await violations(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${size.width} px`).toBeLessThanOrEqual(0);
        const small = await page.locator('a:not(.skip), button, label:not(.trap)').evaluateAll((parts) =>
          parts
            .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 24))
            .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
        );
        expect(small, `${size.width} px`).toEqual([]);
      }
    });

    test(`${lander} of ${brand.id} is cacheable: no cookie, no nonce, and 404 for other slugs`, async ({
      request,
    }) => {
      const origin = originOf(brand);
      const address = addressOf(brand, lander);
      const answer = await plainRequest(request, `${address}?network=n1`, { cookie: 'locale=fr' });
      const headers = answer.headers();
      expect(headers['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("style-src 'sha256-");
      expect(headers['content-security-policy']).not.toMatch(/'nonce|unsafe/);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${brand.locale}" `);
      expect(await (await plainRequest(request, address)).text()).toBe(html);
      const wrong = ['eng-', 'english', 'she-eng', 'xx', nicheOf(brand) === 1 ? 'bdsm-eng' : 'eng'];
      for (const slug of lander === 'iconslanding' ? wrong : [lander === withoutSlug ? slugOf(brand) : 'xx'])
        expect((await plainRequest(request, `${origin}/landers/${lander}/${slug}`)).status(), slug).toBe(404);
      const plain = await plainRequest(request, `${origin}/landers/${lander}`);
      expect(await plain.text()).toContain(`<html lang="${brand.locale}" `);
    });
  }

  test.describe(`without script, on ${brand.id}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the signup keeps three chosen interests up to the profile step', async ({ page, context }) => {
      const me = newcomer();
      await page.goto(`${addressOf(brand, 'iconslanding')}?network=n1&ref=r1&sub1=s1`);
      for (const interest of ['wine', 'bbq', 'music'])
        await page.getByLabel(text(`interests.${interest}`), { exact: true }).check({ force: true });
      await page.getByRole('button', { name: text('lander.icons_submit') }).click();
      await expect(page).toHaveURL(/\/signup\?interests=[a-z]+%2C[a-z]+%2C[a-z]+&lander=iconslanding$/);
      await expect(page.getByText(text('signup.choices_kept'))).toBeVisible();
      const cookies = await context.cookies(originOf(brand));
      expect(cookies.find(({ name }) => name === 'source')?.value).toBe(
        encodeURIComponent('network=n1&ref=r1&sub1=s1'),
      );
      await page.getByLabel(text('signup.name'), { exact: true }).fill(me.name);
      await page.getByLabel(text('signup.email'), { exact: true }).fill(me.email);
      await page.getByLabel(text('signup.password'), { exact: true }).fill(me.password);
      await page.getByLabel(text('signup.day'), { exact: true }).selectOption('14');
      await page.getByLabel(text('signup.month'), { exact: true }).selectOption('4');
      await page.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
      await page.getByRole('button', { name: text('signup.account_submit') }).click();
      for (const title of ['photo', 'about', 'looks']) {
        await expect(page.getByRole('heading', { name: text(`signup.${title}_title`) })).toBeVisible();
        await expect(page.getByText(text('signup.choices_kept'))).toBeVisible();
        await page.getByRole('button', { name: text('signup.skip') }).click();
      }
      for (const interest of ['wine', 'bbq', 'music'])
        await expect(page.getByLabel(text(`interests.${interest}`), { exact: true })).toBeChecked();
    });

    test('the signup shows the answers of three landers', async ({ page }) => {
      const kept = async (words: string) => {
        await expect(page).toHaveURL(/\/signup\?answers=/);
        await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1);
      };
      await page.goto(addressOf(brand, 'alonetonight'));
      await page.getByLabel(text('lander.alone_restless'), { exact: true }).check({ force: true });
      await page.getByRole('button', { name: text('lander.alone_submit') }).click();
      await kept(text('lander.alone_restless'));
      await page.goto(addressOf(brand, 'collagelanding'));
      await page.getByLabel(text('lander.collage_smile'), { exact: true }).check({ force: true });
      await page.getByRole('button', { name: text('lander.collage_submit') }).click();
      await kept(text('lander.collage_smile'));
      await page.goto(addressOf(brand, 'tinderswipe'));
      const plain = ['swim', 'kitchen', 'museum', 'pancakes'];
      for (const evening of nicheOf(brand) === 1 ? plain : ['masks', 'museum', 'swim', 'records']) {
        await page
          .getByRole('group', { name: text(`lander.swipe_${evening}`) })
          .getByRole('radio', { name: text(`lander.swipe_${evening === 'museum' ? 'yes' : 'no'}`) })
          .check({ force: true });
      }
      await page.getByRole('button', { name: text('lander.swipe_submit') }).click();
      await kept(text('lander.swipe_museum'));
    });

    test('the signup keeps an opening line, cut to its maximum length', async ({ page }) => {
      await page.goto(addressOf(brand, 'socialnetwork'));
      await expect(page.getByRole('button', { name: text('lander.line_funnier') })).toBeHidden();
      const field = page.getByLabel(text('lander.line_label'));
      await field.evaluate((area: HTMLTextAreaElement) => area.removeAttribute('maxlength'));
      await field.fill('<b>Two</b> spoons? '.padEnd(2_000, '🌹'));
      await page.getByRole('button', { name: text('lander.line_submit') }).click();
      await expect(page.getByText(text('signup.line_kept')).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('input[name="signup_message"]')).toHaveValue(/^<b>Two<\/b> spoons\? 🌹+$/u);
    });

    test('the profile step preselects the chosen region', async ({ page }) => {
      const me = newcomer();
      const region = brand.id === 'amberlane' ? 'Cork' : 'Bayern';
      await page.goto(addressOf(brand, 'maplanding'));
      await page.getByLabel(text('lander.map_question')).selectOption({ label: region });
      await page.getByRole('button', { name: text('lander.map_submit') }).click();
      await page.getByLabel(text('signup.name'), { exact: true }).fill(me.name);
      await page.getByLabel(text('signup.email'), { exact: true }).fill(me.email);
      await page.getByLabel(text('signup.password'), { exact: true }).fill(me.password);
      await page.getByLabel(text('signup.day'), { exact: true }).selectOption('14');
      await page.getByLabel(text('signup.month'), { exact: true }).selectOption('4');
      await page.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
      await page.getByRole('button', { name: text('signup.account_submit') }).click();
      await page.getByRole('button', { name: text('signup.skip') }).click();
      const offered = page.getByLabel(text('profile.region.label'), { exact: true });
      await expect(offered.locator('option:checked')).toHaveText(region);
    });

    test('the signup keeps the interest of the chosen scene', async ({ page }) => {
      await page.goto(addressOf(brand, 'transitionsvideolanding'));
      await page.getByRole('radio').nth(0).check({ force: true });
      await page.getByRole('button', { name: text('lander.cuts_submit', { time: '18:00' }) }).click();
      const interest = brand.id === 'amberlane' ? 'coffee' : 'wine';
      await expect(page).toHaveURL(
        `${originOf(brand)}/signup?interests=${interest}&lander=transitionsvideolanding`,
      );
      const kept = page.getByText(text(`interests.${interest}`), { exact: true }).filter({ visible: true });
      await expect(kept).toHaveCount(1);
    });
  });
}

/** Returns the box of each line or part matched by the selectors, as filled by its text. */
function boxesOf(page: Page, selectors: readonly string[]) {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const range = document.createRange();
        const element = document.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        if (element.textContent) range.selectNodeContents(element);
        else range.selectNode(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    selectors,
  );
}

test('in every language the headline overlaps neither moon nor houses, and the map text is not cut off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hidden: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const locale of locales) {
      const slug = landingSlug(1, locale);
      await page.goto(`${originOf(amberlane)}/landers/alonetonight/${slug}`);
      await page.evaluate(() => document.fonts.ready);
      const [line, moon, sky] = await boxesOf(page, ['h1 b', '.moon', '.sky']);
      if (!line || !moon || !sky) throw new Error('no headline');
      if (line.right > sky.right) hidden.push(`${locale} ${size.width}: over the houses`);
      if (
        line.right > moon.left &&
        line.top < moon.bottom &&
        line.bottom - (line.bottom - line.top) / 4 > moon.top
      )
        hidden.push(`${locale} ${size.width}: over the moon`);
      if (size.width < 992) continue;
      await page.goto(`${originOf(amberlane)}/landers/maplanding/${slug}`);
      const [words, map] = await boxesOf(page, ['.between', '.stage']);
      if (words && map && words.bottom > map.bottom) hidden.push(`${locale} ${size.width}: below the map`);
    }
  }
  expect(hidden).toEqual([]);
});

test('the signup keeps the language of the lander', async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/landers/iconslanding/bdsm-fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = textsOf({ locale: 'fr' });
  await page.getByRole('button', { name: french('lander.icons_submit') }).click();
  await expect(page).toHaveURL(`${originOf(samtlicht)}/signup?lander=iconslanding`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a filled honeypot field leads to an empty signup', async ({ page }) => {
  await page.goto(addressOf(amberlane, 'iconslanding'));
  await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await page.getByLabel('Wine', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: textsOf(amberlane)('lander.icons_submit') }).click();
  await expect(page).toHaveURL(`${originOf(amberlane)}/signup`);
});

test('with script a fourth interest replaces the first, and the traffic source is passed on', async ({
  page,
}) => {
  const text = textsOf(amberlane);
  await page.goto(`${addressOf(amberlane, 'iconslanding')}?network=n1&sub2=s2`);
  for (const interest of ['music', 'bbq', 'wine', 'reading'])
    await page.getByLabel(text(`interests.${interest}`), { exact: true }).check({ force: true });
  await expect(page.locator('.slot .vh')).toHaveText(
    ['reading', 'bbq', 'wine'].map((interest) => text(`interests.${interest}`)),
  );
  await expect(page.locator('input[name="sub2"]')).toHaveValue('s2');
  await expect(page.getByRole('link', { name: text('navigation.login') })).toHaveAttribute(
    'href',
    /network=n1/,
  );
});

test('evenings are answered by arrow keys, dragging and radio buttons', async ({ page }) => {
  const text = textsOf(amberlane);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(amberlane, 'tinderswipe'));
  const card = (evening: string) => page.getByRole('group', { name: text(`lander.swipe_${evening}`) });
  await page.keyboard.press('ArrowRight');
  await expect(card('swim')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(card('kitchen')).toBeHidden();
  const box = await card('museum').boundingBox();
  if (!box) throw new Error('no card');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 104);
  await page.mouse.up();
  await expect(card('museum')).toBeVisible();
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 240, box.y + 110, { steps: 4 });
  await page.mouse.up();
  await expect(card('museum')).toBeHidden();
  await card('pancakes')
    .getByRole('radio', { name: text('lander.swipe_yes') })
    .check({ force: true });
  await expect(page.getByRole('button', { name: text('lander.swipe_submit') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/signup\?answers=Midnight\+swim%2C\+Museum\+after\+hours%2C\+Pancakes\+at\+one&lander=tinderswipe$/,
  );
});

test('the typed name shows on the frame', async ({ page }) => {
  const text = textsOf(amberlane);
  await page.goto(addressOf(amberlane, 'gallery'));
  await page.getByLabel(text('lander.gallery_name'), { exact: true }).fill('Noor');
  await expect(page.locator('.plate')).toHaveText('Noor');
});

test('with script a button suggests one opening line after the other, and the signup keeps the chosen one', async ({
  page,
}) => {
  const text = textsOf(amberlane);
  await page.goto(addressOf(amberlane, 'socialnetwork'));
  const field = page.getByLabel(text('lander.line_label'));
  const chip = page.getByRole('button', { name: text('lander.line_funnier') });
  for (const line of ['plants', 'car', 'ending', 'plants']) {
    await chip.click();
    await expect(field).toHaveValue(text(`lander.line_funny_${line}`));
  }
  await page.getByRole('button', { name: text('lander.line_submit') }).click();
  await expect(page.getByText(text('signup.line_kept')).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('input[name="signup_message"]')).toHaveValue(text('lander.line_funny_plants'));
});

test.describe('the video', () => {
  test('plays once the page has loaded, and can be paused', async ({ page }) => {
    const text = textsOf(amberlane);
    await page.goto(addressOf(amberlane, 'video'));
    await page.getByRole('button', { name: text('lander.film_pause') }).click();
    await expect(page.getByRole('button', { name: text('lander.film_play') })).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
  });

  test('waits for a click on a slow connection', async ({ page }) => {
    const text = textsOf(amberlane);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.goto(addressOf(amberlane, 'video'));
    const play = page.getByRole('button', { name: text('lander.film_play') });
    await expect(play).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('src', '');
    await play.click();
    await expect(page.getByRole('button', { name: text('lander.film_pause') })).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
  });

  test('is not loaded with reduced motion; name and preference are passed to the signup', async ({
    page,
  }) => {
    const text = textsOf(amberlane);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(amberlane, 'video'));
    await page.getByLabel(text('lander.film_name')).fill('Noor');
    await page.locator('select').selectOption('male');
    await page.getByRole('button', { name: text('lander.film_submit') }).click();
    await expect(page).toHaveURL(`${originOf(amberlane)}/signup?name=Noor&seek=male&lander=video`);
    await expect(page.getByLabel(text('signup.name'), { exact: true })).toHaveValue('Noor');
    expect(loaded.filter((path) => path.startsWith('/landers/film'))).toEqual([]);
  });
});

test('a lander reports its view, whatever its query', async ({ page }) => {
  const sending = page.waitForResponse((answer) => answer.url().endsWith('/api/visit.php'));
  await page.goto(
    `${addressOf(amberlane, 'iconslanding')}?network=${'x'.repeat(1500)}&ref=%F0%9F%98%80&sub1[]=x`,
  );
  const sent = await sending;
  expect([sent.status(), sent.request().method()]).toEqual([204, 'POST']);
});
