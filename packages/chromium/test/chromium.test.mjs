import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../src/chromium.mjs';

function program(...path) {
  const file = join(...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const own = program(folder, 'own', 'browser');
const system = program(folder, 'system', 'chromium');
const newer = program(folder, 'playwright', 'chromium-1300', 'chrome-linux64', 'chrome');
program(folder, 'playwright', 'chromium-1200', 'chrome-linux64', 'chrome');

const shells = join(folder, 'playwright-with-shell');
program(shells, 'chromium-1300', 'chrome-linux64', 'chrome');
const shell = program(
  shells,
  'chromium_headless_shell-1200',
  'chrome-headless-shell-linux64',
  'chrome-headless-shell',
);

const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, '../fonts.conf') };
const found = (executablePath) => ({ executablePath, args: chromiumArguments, env: fonts });

const nothing = join(folder, 'no-package');

test('CHROMIUM_PATH takes precedence over the system', async () => {
  const env = { CHROMIUM_PATH: own, PATH: join(folder, 'system') };
  expect(await findChromium(env)).toEqual(found(own));
});

test('the system takes precedence over the newest Playwright browser', async () => {
  const PLAYWRIGHT_BROWSERS_PATH = join(folder, 'playwright');
  const both = { PATH: join(folder, 'system'), PLAYWRIGHT_BROWSERS_PATH };
  expect(await findChromium(both, nothing)).toEqual(found(system));
  expect(await findChromium({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH }, nothing)).toEqual(found(newer));
});

test('a headless shell takes precedence over a full browser', async () => {
  const both = join(folder, 'both');
  program(both, 'chromium');
  const systemShell = program(both, 'chromium-headless-shell');
  expect(await findChromium({ PATH: both })).toEqual(found(systemShell));
  const env = { PATH: join(folder, 'system'), PLAYWRIGHT_BROWSERS_PATH: shells };
  expect(await findChromium(env)).toEqual(found(shell));
});

test('the headless shell of the npm package runs, and takes precedence over a full browser', async () => {
  const env = { PATH: join(folder, 'system'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') };
  const { executablePath, args, env: added } = await findChromium(env);
  expect([basename(executablePath), args]).toEqual(['chromium', chromiumArguments]);
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...added } });
  const page = await browser.newPage();
  await page.setContent('<h1>Alive</h1>');
  expect(await page.textContent('h1')).toBe('Alive');
  const loading = page.evaluate(() => new FontFace('Arial’s measures', "local('Arimo Regular')").load());
  await expect(loading.then(() => 'loaded')).resolves.toBe('loaded');
  await browser.close();
}, 120_000);

test('rejects when no Chromium is found', async () => {
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: nothing };
  await expect(findChromium(env, nothing)).rejects.toThrow('no Chromium runs here');
});

test('features that Playwright disables stay disabled', async () => {
  const launched = chromium.launch({ executablePath: process.execPath, args: chromiumArguments });
  const words = await launched.then(() => '', String);
  const lists = [...words.matchAll(/ --disable-features=(\S+)/g)].map(([, list]) => list.split(','));
  const [theirs, ours] = lists;
  expect(theirs).toContain('PaintHolding');
  expect(ours).toEqual(expect.arrayContaining(theirs));
});

test('rejects a CHROMIUM_PATH that is not executable', async () => {
  await expect(findChromium({ CHROMIUM_PATH: join(folder, 'none') })).rejects.toThrow(
    `CHROMIUM_PATH cannot be run: ${join(folder, 'none')}`,
  );
});
