import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@heartwood/api-contract';
import type { Locale } from '@heartwood/i18n';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { firstPollMs } from '@heartwood/domain';
import { textsOf } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';
import { answering, freePort, start } from './environment/processes';

const text = textsOf({ locale: 'en' });
// Values of the contract's examples.
const partner = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Marlow' };
const conversation = 'e58ed763-928c-4155-bee9-fdbaaadc15f3';
const payment = '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c';

const called = ({ server }: Foreign) => server.calls.map(({ operation }) => operation);
const callsOf = ({ server }: Foreign, id: string) => server.calls.filter(({ operation }) => operation === id);
const broken = ({ server }: Foreign) =>
  server.calls.filter(({ problems }) => problems.length > 0).map(({ url, problems }) => [url, problems]);

async function enter(context: BrowserContext, { server, origin }: Foreign): Promise<void> {
  const [name = '', value = ''] = server.login().split('=');
  await context.addCookies([{ name, value, url: origin }]);
}

function troubles(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  return logged;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel(text('chat.field')).fill(words);
  await page.getByRole('button', { name: text('actions.send'), exact: true }).click();
}

test.use({ locale: 'en-NL' });

test('a visitor sees the landing page and logs in', async ({ page, foreign }) => {
  const logged = troubles(page);
  await page.goto(foreign.origin);
  await expect(page).toHaveTitle('Amberlane, where talk comes first');
  await expect(page.getByRole('button', { name: text('landing.submit') })).toBeVisible();
  await page.goto(`${foreign.origin}/login`);
  await page.getByLabel(text('login.email'), { exact: true }).fill('saffron@demo.example');
  await page.getByLabel(text('login.password'), { exact: true }).fill('heartwood-demo');
  await page.getByRole('button', { name: text('login.submit') }).click();
  await expect(page).toHaveURL(/\/members/);
  await expect(page.getByText(partner.name).first()).toBeVisible();
  expect([logged, broken(foreign)]).toEqual([[], []]);
});

test('a banned member who logs in is told so', async ({ page, foreign }) => {
  const body = { message: 'account_disabled', statusCode: 403, code: 'account_disabled' };
  foreign.server.answer('postUser', { status: 403, body });
  await page.goto(`${foreign.origin}/login`);
  await page.getByLabel(text('login.email'), { exact: true }).fill('saffron@demo.example');
  await page.getByLabel(text('login.password'), { exact: true }).fill('heartwood-demo');
  await page.getByRole('button', { name: text('login.submit') }).click();
  await expect(page.getByText(text('errors.account_disabled'))).toBeVisible();
});

test('the US footer shows only in English, and only if the brand has it', async ({
  page,
  context,
  foreign,
}) => {
  const settings = (await (await fetch(`${foreign.server.url}/api/settings.php`)).json()) as Settings;
  // Settings are cached per host for a minute.
  const [withIt, without] = ['states', 'elsewhere'].map((name) =>
    foreign.origin.replace('//localhost', `//${name}.localhost`),
  ) as [string, string];
  const paths = ['/login', '/pages/terms', '/landers/gallery/eng'];
  const noticeIn = (locale: Locale) =>
    page.getByRole('contentinfo').getByText(textsOf({ locale })('frame.us_notice'));
  for (const [site, us_footer] of [
    [withIt, true],
    [without, false],
  ] as const) {
    const body: Settings = { ...settings, us_footer, enable_site_entry_popup: 'no' };
    foreign.server.answer('getSettings', { status: 200, body });
    for (const path of paths) {
      await page.goto(`${site}${path}`);
      await expect(noticeIn('en')).toHaveCount(us_footer ? 1 : 0);
    }
    await context.addCookies([{ name: 'locale', value: 'de', url: site }]);
    for (const path of ['/login', '/pages/terms', '/landers/gallery/de']) {
      await page.goto(`${site}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(noticeIn('de')).toHaveCount(0);
      await expect(noticeIn('en')).toHaveCount(0);
    }
  }
});

test('member pages show the data of the API', async ({ page, context, foreign }) => {
  await enter(context, foreign);
  const logged = troubles(page);
  const shown: [path: string, words: string, operation: string][] = [
    ['/members', partner.name, 'searchMembers'],
    [`/members/${partner.id}`, partner.name, 'getProfile'],
    ['/likes', partner.name, 'getLikes'],
    ['/chats', 'Then we share a taste in coffee.', 'getChats'],
    [`/chats/${conversation}`, 'Then we share a taste in coffee.', 'getChat'],
    [`/members/${partner.id}/chat`, 'Then we share a taste in coffee.', 'getChat'],
    ['/credits', '29.99', 'getCredits'],
    ['/credits/credits_60', '29.99', 'getCredits'],
    ['/premium', '25% off your first package', 'getCredits'],
    ['/transactions', '29.99', 'getTransactions'],
    [`/transactions/${payment}`, '60', 'getPayment'],
  ];
  for (const [path, words, operation] of shown) {
    foreign.server.calls.length = 0;
    const answer = await page.goto(`${foreign.origin}${path}`);
    expect([path, answer?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
    expect(called(foreign)).toContain(operation);
    expect(broken(foreign)).toEqual([]);
  }
  await page.goto(`${foreign.origin}/members/${partner.id}`);
  const picture = page.locator('img[src^="/media/"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1);
  expect(logged).toEqual([]);
});

test('an unknown path shows a 404 page with a home link', async ({ page, foreign }) => {
  const answer = await page.goto(`${foreign.origin}/nothing/at/all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page could not be found').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${foreign.origin}/`);
});

test('logout ends the session at the API and redirects to the landing page', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  const sent = { maxRedirects: 0, headers: { origin: foreign.origin }, form: {} };
  const answer = await page.request.post(`${foreign.origin}/logout`, sent);
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/']);
  expect(callsOf(foreign, 'getLogout').map(({ method }) => method)).toEqual(['GET']);
  await page.goto(`${foreign.origin}/chats`);
  await expect(page).toHaveURL(`${foreign.origin}/login?to=%2Fchats`);
});

test('deleting the account sends reason and comment, and keeps the comment after an error', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  const wrong = { message: 'old_password_wrong', statusCode: 422, code: 'old_password_wrong' };
  foreign.server.answer('deleteAccount', { status: 422, body: wrong });
  await page.goto(`${foreign.origin}/settings/delete?step=last&reason=pause`);
  const comment = page.getByLabel(text('deletion.comment'), { exact: true });
  const password = page.getByLabel(text('settings.your_password'), { exact: true });
  const submit = page.getByRole('button', { name: text('deletion.submit') });
  await comment.fill('é'.repeat(2001));
  await password.fill('quite-another-walk');
  await submit.click();
  await expect(page.getByText(text('errors.field.too_long'), { exact: true })).toBeVisible();
  await comment.fill('See you in spring');
  await password.fill('quite-another-walk');
  await submit.click();
  await expect(page.getByText(text('errors.old_password_wrong'), { exact: true })).toBeVisible();
  await expect(comment).toHaveValue('See you in spring');
  expect(callsOf(foreign, 'deleteAccount').map(({ body }) => body)).toEqual([
    { reason: 'pause', comment: 'See you in spring', password: 'quite-another-walk' },
  ]);
});

test('an offer or a pause that the API refuses says why', async ({ page, context, foreign }) => {
  await enter(context, foreign);
  const body = { message: 'unavailable', statusCode: 503, code: 'unavailable' };
  foreign.server.answer('deleteAccount', { status: 503, body });
  foreign.server.answer('putUser', { status: 503, body });
  const steps = [
    ['offer', 'deletion.offer_accept'],
    ['next', 'deletion.pause_action'],
  ] as const;
  for (const [step, action] of steps) {
    await page.goto(`${foreign.origin}/settings/delete?step=${step}&reason=pause`);
    await page.getByRole('button', { name: text(action) }).click();
    await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
    await expect(page.getByRole('button', { name: text(action) })).toBeVisible();
  }
});

test('requests from the browser reach the API', async ({ page, context, foreign }) => {
  await enter(context, foreign);
  await page.goto(`${foreign.origin}/chats/${conversation}`);
  await say(page, 'Coffee on Sunday?');
  await expect
    .poll(() => callsOf(foreign, 'sendMessage').map(({ body }) => body))
    .toEqual([{ profile: partner.id, type: 'text', text: 'Coffee on Sunday?' }]);
  await expect.poll(() => called(foreign)).toContain('getEvents');
  await page.goto(`${foreign.origin}/members/${partner.id}`);
  await page.evaluate(() => navigator.sendBeacon('/api/page-hidden.php', '{}'));
  await expect.poll(() => called(foreign)).toContain('pageHidden');
  expect(broken(foreign)).toEqual([]);
});

test('the t parameter opens the like popup, reloads the likes later, and the popup links to the profile', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  foreign.server.answer('getEvents', { status: 404, text: 'Not Found' });
  const asked = page.waitForResponse('**/api/auto-like.php');
  const reloaded = page.waitForResponse('**/api/likes.php');
  await page.goto(`${foreign.origin}/members?min_age=20&t=1`);
  const { name, id } = (await (await asked).json()) as { name: string; id: string };
  const popup = page.getByRole('dialog', { name: text('match.like_title') });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(`${foreign.origin}/members?min_age=20`);
  const popupEvent = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('match-popup', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  const answered = (await asked).request().timing();
  const { startTime } = (await reloaded).request().timing();
  expect(startTime - answered.startTime - answered.responseEnd).toBeGreaterThanOrEqual(450);
  await popup
    .getByRole('link', { name: text('match.view', { name }) })
    .last()
    .click();
  await expect(page).toHaveURL(`${foreign.origin}/likes/m/${id}`);
  await expect(popup).toBeHidden();
  expect(await popupEvent).toEqual({ part: 'button', profile: id });
});

test('there is no popup without a waiting like, and none is requested while the page is hidden', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  foreign.server.answer('getEvents', { status: 404, text: 'Not Found' });
  const nobody = { message: 'nobody', statusCode: 404, code: 'not_found' };
  foreign.server.answer('getAutoLike', { status: 404, body: nobody });
  const asked = page.waitForResponse('**/api/auto-like.php');
  await page.goto(`${foreign.origin}/members?t=0`);
  expect((await asked).status()).toBe(404);
  await expect(page).toHaveURL(`${foreign.origin}/members`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  foreign.server.restore();
  foreign.server.answer('getEvents', { status: 404, text: 'Not Found' });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (document.documentElement.dataset.looked ? 'visible' : 'hidden'),
    });
  });
  await page.goto(`${foreign.origin}/members?t=0`);
  await expect(page).toHaveURL(`${foreign.origin}/members`);
  expect(called(foreign)).not.toContain('getAutoLike');
  await page.evaluate(() => {
    document.documentElement.dataset.looked = 'yes';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('dialog', { name: text('match.like_title') })).toBeVisible();
});

test('a blocked conversation is removed optimistically, and restored with an alert when that fails', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  foreign.server.answer('deleteChat', async () => {
    await held;
    return { status: 500, body: { message: 'broken', statusCode: 500, code: 'internal_error' } };
  });
  const given = await fetch(`${foreign.server.url}/api/chat.php?conversation=${conversation}`, {
    headers: { cookie: foreign.server.login() },
  });
  const thread = (await given.json()) as object;
  foreign.server.answer('getChat', { status: 200, body: { ...thread, blocked: true } });
  // A message in the stream would show the conversation again.
  foreign.server.answer('getEvents', { status: 404, text: 'Not Found' });
  await page.goto(`${foreign.origin}/chats/${conversation}`);
  await expect(page.getByText(text('chat.blocked_title'))).toBeVisible();
  await expect(page.getByLabel(text('chat.field'))).toHaveCount(0);
  await page.getByLabel(text('chat.menu')).click();
  await page.getByRole('button', { name: text('chat.remove') }).click();
  await expect(page).toHaveURL(`${foreign.origin}/chats`);
  const listed = page.getByRole('main').getByRole('link', { name: new RegExp(`^${partner.name}`) });
  await expect(listed).toHaveCount(0);
  const dialog = page.waitForEvent('dialog');
  foreign.server.calls.length = 0;
  release();
  const alert = await dialog;
  expect([alert.type(), alert.message()]).toEqual([
    'alert',
    text('chat.remove_failed', { reason: text('errors.internal_error') }),
  ]);
  await alert.accept();
  await expect(listed).toHaveCount(1);
  await expect.poll(() => called(foreign)).toContain('getChats');
});

test('without an event stream the poll updates the page', async ({ page, context, foreign }) => {
  await enter(context, foreign);
  foreign.server.answer('getEvents', { status: 404, text: 'Not Found' });
  await page.clock.install();
  const refused = page.waitForResponse('**/api/events.php');
  await page.goto(`${foreign.origin}/members`);
  await refused;
  await expect(page).toHaveTitle(/^\(3\) /);
  const origin = foreign.server.url;
  const cookie = foreign.server.login();
  const answer = await fetch(`${origin}/api/user.php`, { headers: { cookie } });
  const { user } = (await answer.json()) as { user: object };
  foreign.server.answer('getUser', { status: 200, body: { user: { ...user, num_unread_messages: 8 } } });
  await page.clock.fastForward(firstPollMs);
  await expect(page).toHaveTitle(/^\(9\) /);
});

test.describe('a possibly delivered message', () => {
  const settingsWith = async ({ server }: Foreign, changes: object) => {
    const settings = (await (await fetch(`${server.url}/api/settings.php`)).json()) as object;
    server.answer('getSettings', { status: 200, body: { ...settings, ...changes } });
  };

  test('is not resent to an API without idempotency keys', async ({ page, context, foreign }) => {
    await enter(context, foreign);
    foreign.server.answer('sendMessage', { status: 504, text: '' });
    await page.goto(`${foreign.origin}/chats/${conversation}`);
    await say(page, 'Only once');
    await expect(page.getByText(text('chat.not_sent')).first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.reload();
    await expect(page.getByText(text('chat.not_sent')).first()).toBeVisible();
    expect(callsOf(foreign, 'sendMessage').length).toBe(1);
  });

  test('is resent under the same key to an API with idempotency keys', async ({ page, context, foreign }) => {
    await enter(context, foreign);
    // Settings are cached for a minute; another host has its own.
    await settingsWith(foreign, { idempotency: true });
    const origin = foreign.origin.replace('localhost', 'keys.localhost');
    await context.addCookies([{ name: 'auth', value: foreign.server.login().slice(5), url: origin }]);
    foreign.server.answer('sendMessage', ({ headers }) => {
      const first = callsOf(foreign, 'sendMessage').length === 1;
      if (!first && headers['idempotency-key']) foreign.server.answer('sendMessage');
      return { status: 504, text: '' };
    });
    await page.goto(`${origin}/chats/${conversation}`);
    await say(page, 'Until it arrives');
    await expect.poll(() => callsOf(foreign, 'sendMessage').length).toBe(3);
    const keys = callsOf(foreign, 'sendMessage').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});

test('an authentication_required response as plain text redirects to the login', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  const bare = { status: 403, text: 'authentication_required\n', headers: { 'Content-Type': 'text/html' } };
  foreign.server.answer('getLikes', bare);
  await page.goto(`${foreign.origin}/likes`);
  await expect(page).toHaveURL(`${foreign.origin}/login?to=%2Flikes`);
  expect((await context.cookies()).filter(({ name }) => name === 'auth')).toEqual([]);

  await enter(context, foreign);
  foreign.server.answer('getUser', bare);
  await page.goto(`${foreign.origin}/likes`);
  await expect(page).toHaveURL(`${foreign.origin}/login?to=%2Flikes`);
  await expect(page.getByLabel(text('login.email'), { exact: true })).toBeVisible();
});

test('a page retries a failing API, then returns 502, and loads once the API responds', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  foreign.server.answer('getLikes', ({ url }) => {
    if (callsOf(foreign, 'getLikes').length > 2) foreign.server.answer('getLikes');
    return { status: 502, text: `<h1>Bad Gateway</h1>${url}` };
  });
  expect((await page.goto(`${foreign.origin}/likes`))?.status()).toBe(200);
  await expect(page.getByText(partner.name).first()).toBeVisible();

  foreign.server.answer('getLikes', { status: 502, text: '<h1>Bad Gateway</h1>' });
  expect((await page.goto(`${foreign.origin}/likes`))?.status()).toBe(502);
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();

  foreign.server.answer('getLikes');
  await page.reload();
  await expect(page.getByText(partner.name).first()).toBeVisible();
});

test('an unknown theme falls back to that of the niche, and settings are requested for the host', async ({
  page,
  foreign,
}) => {
  const settings = (await (await fetch(`${foreign.server.url}/api/settings.php`)).json()) as object;
  const theme = { id: 'their-own', seeds: {} };
  foreign.server.answer('getSettings', { status: 200, body: { ...settings, niche: 3, theme } });
  foreign.server.calls.length = 0;
  await page.goto(foreign.origin.replace('localhost', 'theirs.localhost'));
  // The bar colour of the niche's theme, which is dark in its light scheme, too.
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#181516');
  expect(callsOf(foreign, 'getSettings').map(({ url }) => url)).toEqual([
    '/api/settings.php?domain=theirs.localhost',
  ]);
});

test('a port in use is reported in one line', async ({ foreign }) => {
  const { port } = new URL(foreign.origin);
  const second = start('apps/site/build/server/index.js', {
    NODE_ENV: 'production',
    PORT: port,
    BASE_URL: foreign.origin,
    API_ORIGIN: foreign.server.url,
  });
  let words = '';
  second.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const [code] = (await once(second, 'close')) as [number | null];
  expect([code, words]).toEqual([1, `heartwood site: port ${port} is taken by another process\n`]);
});

test('a stopped site ends open event streams and exits with 0', async () => {
  const api = createServer((incoming, outgoing) => {
    const streams = incoming.url === '/api/events.php';
    outgoing.writeHead(200, { 'content-type': streams ? 'text/event-stream' : 'application/json' });
    outgoing.write(': open\n\n');
    if (!streams) outgoing.end();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = String(await freePort());
  const site = start('apps/site/build/server/index.js', {
    NODE_ENV: 'production',
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    LOG_LEVEL: 'silent',
  });
  await answering(`http://localhost:${port}/readyz`, site);
  const stream = await fetch(`http://localhost:${port}/api/events.php`);
  const exit = once(site, 'exit');
  site.kill('SIGTERM');
  expect(await stream.text()).toBe(': open\n\n');
  expect(await exit).toEqual([0, null]);
  api.closeAllConnections();
  api.close();
});
