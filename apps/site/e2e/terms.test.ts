import type { User } from '@heartwood/api-contract';
import { expect, type Page } from '@playwright/test';
import { textsOf } from './environment/brands';
import { idle } from './environment/open-page';
import { test } from './environment/foreign-server';
import { sendLogin } from './people/log-in';

const text = textsOf({ locale: 'en' });
const due = '2027-05-01T12:00:00.000Z';
const payment = '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c';

test.use({ locale: 'en-NL' });

const question = (page: Page) => page.getByRole('dialog', { name: text('terms.title') });

test('newer terms are asked for on member pages only, and accepting them closes the dialog in every tab', async ({
  page,
  context,
  foreign,
}) => {
  const { server, origin } = foreign;
  const asked = await fetch(`${server.url}/api/user.php`, { headers: { cookie: server.login() } });
  const { user } = (await asked.json()) as { user: User };
  server.answer('getUser', { status: 200, body: { user: { ...user, terms_due: due } } });

  await page.goto(`${origin}/login`);
  await sendLogin(page, text, { email: 'saffron@demo.example', password: 'heartwood-demo' });
  await expect(page).toHaveURL(`${origin}/members`);
  const terms = question(page).getByRole('link', { name: text('terms.terms') });
  await expect(terms).toHaveCSS('display', 'flex');

  for (const path of [
    '/pages/terms',
    '/pages/privacy',
    '/complaints',
    '/settings',
    `/transactions/${payment}`,
  ]) {
    // The script that would ask is loaded and has checked the page.
    const script = page.waitForResponse(/\/assets\/terms-question-/);
    await page.goto(`${origin}${path}`);
    await (await script).finished();
    await idle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  }

  const second = await context.newPage();
  await second.clock.install();
  await second.goto(`${origin}/likes`);
  await second.clock.fastForward(1000);
  await expect(question(second)).toBeVisible();

  await page.goto(`${origin}/members`);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: text('navigation.logout') })).toBeVisible();
  const opened = context.waitForEvent('page');
  await terms.click();
  const reading = await opened;
  await expect(reading).toHaveURL(`${origin}/pages/terms`);
  await reading.close();

  const refusal = {
    message: 'x',
    statusCode: 422,
    code: 'invalid_fields',
    fields: { terms_version: 'invalid' },
  };
  server.answer('putUser', { status: 422, body: refusal });
  const accept = question(page).getByRole('button', { name: text('terms.accept') });
  await accept.click();
  await expect(question(page).getByRole('alert')).toBeVisible();
  server.answer('putUser');
  server.calls.length = 0;
  await accept.click();
  server.answer('getUser');
  await expect(question(page)).toHaveCount(0);
  expect(server.calls.filter(({ operation }) => operation === 'putUser').map(({ body }) => body)).toEqual([
    { terms_version: due },
  ]);
  await second.clock.fastForward(60_000);
  await expect(question(second)).toHaveCount(0);
  await page.goto(`${origin}/likes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('newer terms are asked for above member pages and accepted by a form', async ({ page, foreign }) => {
    const { server, origin } = foreign;
    const asked = await fetch(`${server.url}/api/user.php`, { headers: { cookie: server.login() } });
    const { user } = (await asked.json()) as { user: User };
    server.answer('getUser', { status: 200, body: { user: { ...user, terms_due: due } } });
    const region = page.getByRole('region', { name: text('terms.title') });

    await page.goto(`${origin}/login`);
    await sendLogin(page, text, { email: 'saffron@demo.example', password: 'heartwood-demo' });
    await expect(page).toHaveURL(`${origin}/members`);
    await region.getByRole('link', { name: text('terms.terms') }).click();
    await expect(page).toHaveURL(`${origin}/pages/terms`);
    await expect(region).toHaveCount(0);
    await page.goto(`${origin}/settings`);
    await expect(region).toHaveCount(0);

    await page.goto(`${origin}/likes/given?page=1`);
    const refusal = { message: 'x', statusCode: 422, code: 'invalid_fields', fields: {} };
    server.answer('putUser', { status: 422, body: refusal });
    const accept = region.getByRole('button', { name: text('terms.accept') });
    await accept.click();
    await expect(page).toHaveURL(`${origin}/likes/given?page=1`);
    await expect(region).toBeVisible();
    server.answer('putUser');
    server.calls.length = 0;
    server.answer('getUser');
    await accept.click();
    await expect(page).toHaveURL(`${origin}/likes/given?page=1`);
    await expect(region).toHaveCount(0);
    const kept = server.calls.filter(({ operation }) => operation === 'putUser').map(({ body }) => body);
    expect(kept).toEqual([{ terms_version: due }]);
  });
});
