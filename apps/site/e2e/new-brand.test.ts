import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { answering, ended, freePort, root, start, stop } from './environment/processes';

// Follows the README's "Launching a brand", in a copy of the brands package.
const brandsPackage = join(root, 'packages/brands');
const outDir = join(root, 'apps/api/build/new-brand');
const changes = {
  id: 'mybrand',
  name: 'My Brand',
  domain: 'mybrand.example',
  domain_language: 'nl',
  niche: 3,
  theme: { id: 'ember', colours: { card: '#FFF8F0' } },
  logo: { text: 'mybrand' },
  pool: 'mine',
  locales: ['nl', 'en'],
  default_locale: 'nl',
  countries: ['NL', 'BE'],
  currency: 'EUR',
  currency_by_country: {},
  packages: { EUR: [{ id: 'mine-10', credits: 10, amount: 777 }] },
  index_title: { nl: 'Mijn merk', en: 'My brand' },
  description: { nl: 'Voor ons.', en: 'For us.' },
};

let folder: string;

async function write(file: string, change: (manifest: object) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as object)));
}

/** Builds the API with the copy's brands. */
async function buildApi(): Promise<void> {
  const source = join(folder, 'packages/brands/src/index.ts');
  const api = join(root, 'apps/api');
  const entry = (name: string) => [name, join(api, `src/${name}.ts`)];
  const input = Object.fromEntries(['server', 'prepare', 'command'].map(entry)) as Record<string, string>;
  await build({
    root: api,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@heartwood\/brands$/, replacement: source }] },
    build: { outDir, rollupOptions: { input } },
  });
}

async function prepare(environment: Record<string, string>): Promise<{ code: number | null; words: string }> {
  const child = start('apps/api/build/new-brand/prepare.js', environment);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, words };
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-new-brand-'));
  const copy = join(folder, 'packages/brands');
  await cp(brandsPackage, copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await symlink(join(brandsPackage, 'node_modules'), join(copy, 'node_modules'));
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(outDir, { recursive: true, force: true });
});

test('a copied and edited brand folder becomes a site with its name, theme and prices', async ({ page }) => {
  const brands = join(folder, 'packages/brands/brands');
  const file = join(brands, 'mybrand/brand.json');
  const ports = [await freePort(), await freePort(), await freePort()].map(String);
  const administrator = await findPostgres();
  const database = administrator ? await makeDatabase(administrator, { label: 'e2e' }) : null;
  const [PORT = '', API_PORT = '', SANDBOX_PORT = ''] = ports;
  const environment = {
    NODE_ENV: 'production',
    PORT,
    API_PORT,
    SANDBOX_PORT,
    API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
    BASE_URL: `http://localhost:${PORT}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database?.url ?? '',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    BRAND: 'mybrand',
  };

  await cp(join(brands, 'amberlane'), join(brands, 'mybrand'), { recursive: true });
  await write(file, (manifest) => ({
    ...manifest,
    ...changes,
    niche: 8,
    slogan: 'Hello',
  }));
  await buildApi();
  const refused = await prepare(environment);
  expect(refused.code).toBe(1);
  expect(refused.words).toContain('brands/mybrand/brand.json needs 2 changes:');
  expect(refused.words).toContain('  niche: choose one of 1, 2, 3, 4, 5, 6, 7, without quotes');
  expect(refused.words).toContain('  slogan: ');

  await write(file, (manifest) => ({ ...manifest, niche: 3, slogan: undefined }));
  await buildApi();
  const unknown = await prepare({ ...environment, BRAND: 'nobody' });
  expect([unknown.code, unknown.words]).toEqual([
    1,
    'heartwood prepare: BRAND: there is no brand nobody; there are amberlane, fleurisel, mybrand, nordkobalt, rondavita, samtlicht, seravigna, zilverlinde\n',
  ]);

  await ended(start('apps/api/build/new-brand/prepare.js', environment));
  const api = start('apps/api/build/new-brand/server.js', environment);
  const site = start('apps/site/build/server/index.js', environment);
  try {
    await answering(`${environment.API_ORIGIN}/readyz`, api);
    await answering(`${environment.BASE_URL}/readyz`, site);
    const settings = await page.request.get(`${environment.BASE_URL}/api/settings.php`);
    expect(await settings.json()).toMatchObject({
      brand: 'mybrand',
      name: 'My Brand',
      domain: 'mybrand.example',
      niche: 3,
      theme: { id: 'ember', seeds: { card: '#FFF8F0' } },
      locales: ['nl', 'en'],
      currency: 'EUR',
      minimum_message_costs: { NL: { costs: 78, currency: 'EUR' }, BE: { costs: 78, currency: 'EUR' } },
    });
    const credits = await page.request.get(`${environment.BASE_URL}/api/credits.php`);
    expect(await credits.json()).toMatchObject({ packages: [{ id: 'mine-10', credits: 10, amount: 777 }] });
    await page.goto(environment.BASE_URL);
    await expect(page).toHaveTitle('Mijn merk');
    await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#FFF8F0');
  } finally {
    await stop(site);
    await stop(api);
    await database?.drop();
  }
});
