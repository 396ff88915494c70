import { expect, test, type Page } from '@playwright/test';
import { violations } from './environment/axe';
import { amberlane, everyBrand, originOf, samtlicht, textsOf } from './environment/brands';
import { installApp } from './people/installed-app';
import { hydrated } from './environment/open-page';
import { plainRequest } from './environment/plain-request';
import { demoMember } from './people/demo-member';
import { sendLogin } from './people/log-in';
import { enter, makeMember } from './people/made-member';

const origin = originOf(amberlane);
const text = textsOf(amberlane);

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly icons: readonly { readonly src: string }[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  }[];
}

/** Returns the manifest that the browser found for a page, and its complaints about it. */
async function manifestOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest');
  await session.detach();
  return { url, errors, manifest: JSON.parse(data) as Manifest };
}

for (const brand of everyBrand) {
  test(`${brand.id} is installable: the browser accepts its manifest, in the language of the page`, async ({
    page,
    context,
    request,
  }) => {
    const site = originOf(brand);
    await context.addCookies([{ name: 'locale', value: brand.locale, url: site }]);
    await page.goto(`${site}/login`);
    const { url, errors, manifest } = await manifestOf(page);
    expect([url, errors]).toEqual([`${site}/manifest.webmanifest?lang=${brand.locale}`, []]);
    expect(manifest.lang).toBe(brand.locale);
    const words = textsOf(brand);
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      words('navigation.messages'),
      words('navigation.likes'),
    ]);
    const icons = [manifest, ...manifest.shortcuts].flatMap((part) => part.icons.map(({ src }) => src));
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const answers = await Promise.all(
      [...icons, touch ?? ''].map((src) => plainRequest(request, `${site}${src}`)),
    );
    expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual(
      answers.map(() => [200, 'image/png']),
    );
    await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
      'content',
      manifest.name,
    );
  });
}

test('pages link the manifest for members and visitors, but the advertised pages do not', async ({
  page,
  context,
}) => {
  const me = await makeMember(amberlane);
  const { id } = await demoMember(amberlane);
  const link = page.locator('link[rel=manifest]');
  const splash = page.locator('link[rel=apple-touch-startup-image]');
  for (const path of ['/', '/login', '/pages/faq', '/no-such-page']) {
    await page.goto(`${origin}${path}`);
    await expect(link, path).toHaveCount(1);
    await expect(splash, path).toHaveCount(0);
  }
  for (const path of ['/landers/video', ...['', '2', '3'].map((form) => `/members/${id}/landing${form}`)]) {
    const answer = await page.goto(`${origin}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(link, path).toHaveCount(0);
    await expect(splash, path).toHaveCount(0);
  }
  await enter(context, me);
  for (const path of ['/members', '/chats', '/profile', '/settings']) {
    await page.goto(`${origin}${path}`);
    await expect(link, path).toHaveCount(1);
    await expect(splash, path).toHaveCount(22);
  }
});

test('a login links the splash screens without another document', async ({ page }) => {
  const me = await makeMember(amberlane);
  await page.goto(`${origin}/login`);
  await hydrated(page);
  const splash = page.locator('link[rel=apple-touch-startup-image]');
  await expect(splash).toHaveCount(0);
  await sendLogin(page, text, me);
  await expect(page).toHaveURL(/\/members/);
  await expect(splash).toHaveCount(22);
});

test('a dark theme has the same theme-color in the light and the dark scheme', async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/login`);
  const colours = page.locator('meta[name=theme-color]');
  const [light, dark] = await colours.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  expect(light).toBe(dark);
});

test('unknown manifests and icons return 404, and so does every file of an unknown host', async ({
  request,
}) => {
  const statusOf = async (path: string, headers?: Record<string, string>) =>
    (await plainRequest(request, `${origin}${path}`, headers)).status();
  const unknown = [
    '/manifest.webmanifest?lang=xx',
    '/manifest.webmanifest?lang=%00',
    '/manifest.webmanifest?lang=__proto__',
    '/icons/any-193.png',
    '/icons/any-192.svg',
    '/icons/__proto__.png',
    '/icons/%00.png',
    '/icons/..%2fany-192.png',
    '/splash/1170x2533-light.png',
    '/splash/__proto__.png',
  ];
  const files = ['/manifest.webmanifest', '/icons/any-192.png', '/splash/1170x2532-dark.png', '/icon.png'];
  const { port } = new URL(origin);
  expect(await Promise.all(unknown.map((path) => statusOf(path)))).toEqual(unknown.map(() => 404));
  expect(await Promise.all(files.map((path) => statusOf(path)))).toEqual(files.map(() => 200));
  const strange = files.map(async (path) => {
    const answer = await plainRequest(request, `http://nobody.example:${port}${path}`);
    return answer.status();
  });
  expect(await Promise.all(strange)).toEqual(files.map(() => 404));
});

test('other origins may show the mail icon and the mark, which a CDN serves, and no other icon', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await plainRequest(request, `${origin}${path}`)).headers()['cross-origin-resource-policy'];
  expect([
    await policyOf('/icon.png'),
    await policyOf('/icon.svg'),
    await policyOf('/icons/any-192.png'),
  ]).toEqual(['cross-origin', 'cross-origin', 'same-origin']);
});

test('photos shared without the service worker redirect to the own photos', async ({ request }) => {
  const { host, port } = new URL(origin);
  const shared = await request.post(`http://127.0.0.1:${port}/profile/shared-photo`, {
    headers: { host, 'sec-fetch-site': 'none' },
    multipart: { photos: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) } },
    maxRedirects: 0,
  });
  const opened = await plainRequest(request, `${origin}/profile/shared-photo`);
  for (const answer of [shared, opened])
    expect([answer.status(), answer.headers().location]).toEqual([303, '/profile?edit=photos']);
});

test.describe('the back button', { tag: '@phone-only' }, () => {
  const back = (page: Page) => page.getByRole('link', { name: text('navigation.back'), exact: true });
  const tab = (page: Page, name: string) =>
    page
      .getByRole('link', { name: text(name) })
      .filter({ visible: true })
      .first();
  const place = (page: Page) =>
    page.evaluate(() => [window.location.pathname, (window.history.state as { idx: number }).idx]);

  test('returns to the previous page, by keyboard and after a reload, and keeps the tabs', async ({
    page,
    context,
  }) => {
    await installApp(page.context());
    await enter(context, await makeMember(amberlane));
    await page.goto(`${origin}/chats`);
    await hydrated(page);
    await tab(page, 'navigation.likes').click();
    await expect(page).toHaveURL(`${origin}/likes`);
    await expect(tab(page, 'navigation.discover')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await back(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/chats`);
    expect(await place(page)).toEqual(['/chats', 0]);

    await tab(page, 'navigation.likes').click();
    await expect(page).toHaveURL(`${origin}/likes`);
    await page.reload();
    await hydrated(page);
    await back(page).click();
    await expect(page).toHaveURL(`${origin}/chats`);
    expect(await place(page)).toEqual(['/chats', 0]);
  });

  test('leads to the parent page from the first page of the app', async ({ page, context }) => {
    await installApp(page.context());
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await enter(context, me);
    const opened = [
      ['/likes', '/members'],
      ['/credits', '/members'],
      [`/members/${other.id}`, '/members'],
      [`/likes/m/${other.id}`, '/likes'],
    ];
    for (const [path, before] of opened) {
      await page.goto(`${origin}${path}`);
      await hydrated(page);
      await back(page).click();
      await expect(page, path).toHaveURL(`${origin}${before}`);
    }
  });
});
