import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@heartwood/api-contract';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violations } from './environment/axe';
import { textsOf } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';
import { openIdle } from './environment/open-page';
import { watchPage } from './people/watch-page';

const text = textsOf({ locale: 'en' });
const necessary = ['auth', 'country', 'entry', 'locale', 'payment_return', 'source', 'time_zone'];

let asked: string[] = [];

/**
 * A third-party server: its script sets a cookie, calls its own host and shows a picture from it. One per worker, as
 * the worker's site may still know its address from an earlier test.
 */
const tagServer = createServer((request, response) => {
  asked.push(request.url ?? '');
  const origin = `http://${tagHost()}`;
  response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
  response.end(
    `document.cookie = '_tag=1; Path=/'; fetch('${origin}/collect'); new Image().src = '${origin}/pixel';`,
  );
}).unref();

const tagHost = () => `tag.localhost:${(tagServer.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  if (!tagServer.listening) await once(tagServer.listen(0), 'listening');
});

test.use({ locale: 'en-NL' });

/** Returns the site of a brand with a tag, on its own host. */
async function taggedSite({ server, origin }: Foreign): Promise<string> {
  asked = [];
  const settings = (await (await fetch(`${server.url}/api/settings.php`)).json()) as Settings;
  const tags = [
    {
      name: 'Tagworks',
      purpose: { en: 'Counts which advertisement led you here.' },
      script: `http://${tagHost()}/tag.js`,
      hosts: [tagHost()],
    },
  ];
  const body: Settings = { ...settings, enable_site_entry_popup: 'no', tags };
  server.answer('getSettings', { status: 200, body });
  return origin.replace('//localhost', '//tagged.localhost');
}

const notice = (page: Page) => page.getByRole('region', { name: text('consent.title') });
const answer = (page: Page, id: 'accept' | 'refuse') =>
  page.getByRole('button', { name: text(`consent.${id}`), exact: true });

/** Returns the kept answers about consent, without the version of the tags they are about. */
const answers = async (page: Page) =>
  (await page.context().cookies(page.url()))
    .filter(({ name }) => name === 'consent')
    .map(({ value }) => value.replace(/\..*/, ''));

async function keys(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const names = (await context.cookies(page.url())).map(({ name }) => name);
  return [...names, ...stored].filter((name) => !necessary.includes(name)).toSorted();
}

test('a third-party script loads only with consent, and not after it is withdrawn @phone', async ({
  page,
  context,
  foreign,
}) => {
  await context.clearCookies({ name: 'notices' });
  const problems = await watchPage(page);
  const site = await taggedSite(foreign);
  const open = (path: string) => openIdle(page, `${site}${path}`);
  const cookies = '/pages/cookies';

  await open('/login');
  await expect(notice(page)).toBeVisible();
  expect(await violations(page, { part: '#consent' })).toEqual([]);
  const [yes, no] = await Promise.all([
    answer(page, 'accept').boundingBox(),
    answer(page, 'refuse').boundingBox(),
  ]);
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
  expect([asked, await keys(page, context)]).toEqual([[], []]);

  await answer(page, 'refuse').click();
  await expect(notice(page)).toBeHidden();
  for (const path of ['/login', '/landers/iconslanding', cookies]) {
    await open(path);
    await expect(notice(page)).toBeHidden();
  }
  expect([asked, await keys(page, context)]).toEqual([[], ['consent']]);

  await expect(page.getByText(text('consent.now_refused'))).toBeVisible();
  await answer(page, 'accept').click();
  await expect(page.getByText(text('consent.now_accepted'))).toBeVisible();
  const whole = ['/collect', '/pixel', '/tag.js'];
  await expect.poll(() => asked.toSorted()).toEqual(whole);
  asked = [];
  await open('/landers/iconslanding');
  await expect.poll(() => asked.toSorted()).toEqual(whole);
  expect([await keys(page, context), await answers(page)]).toEqual([['_tag', 'consent'], ['yes']]);

  await open(cookies);
  await expect.poll(() => asked.length).toBe(6);
  await answer(page, 'refuse').click();
  await expect(page.getByText(text('consent.now_refused'))).toBeVisible();
  expect(await answers(page)).toEqual(['no']);
  asked = [];
  for (const path of [cookies, '/login', '/landers/iconslanding']) await open(path);
  expect([asked, await answers(page), problems]).toEqual([[], ['no'], []]);
});

for (const path of ['/login', '/landers/gallery']) {
  test(`the skip link precedes the consent notice on ${path}`, async ({ page, foreign }) => {
    const site = await taggedSite(foreign);
    await page.goto(`${site}${path}`);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('navigation.skip_to_content') }).first();
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test('a lander asks for consent, and its answer applies to the other pages', async ({ page, foreign }) => {
  const problems = await watchPage(page);
  const site = await taggedSite(foreign);
  await openIdle(page, `${site}/landers/gallery`);
  expect(asked).toEqual([]);
  await answer(page, 'accept').press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => asked.length).toBe(3);
  await page.goto(`${site}/login`);
  await expect.poll(() => asked.length).toBe(6);
  await expect(notice(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test.describe('with the Global Privacy Control signal', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('no consent notice is shown and no tag is loaded', async ({ page, foreign }) => {
    const site = await taggedSite(foreign);
    await openIdle(page, `${site}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the consent notice is a form', async ({ page, context, foreign }) => {
    const site = await taggedSite(foreign);
    await page.goto(`${site}/pricing?lang=en`);
    await answer(page, 'refuse').click();
    await expect(page).toHaveURL(`${site}/pricing?lang=en`);
    await expect(notice(page)).toHaveCount(0);
    const kept = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(kept?.value).toBe('no');
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);
  });
});
