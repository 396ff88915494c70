import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const found = (executablePath) => ({ executablePath, args: chromiumArguments, env: {} });

test('CHROMIUM_PATH wins over the system', async () => {
  const env = { CHROMIUM_PATH: own, PATH: join(folder, 'system') };
  expect(await findChromium(env)).toEqual(found(own));
});

test('the system wins over the newest of Playwright', async () => {
  const PLAYWRIGHT_BROWSERS_PATH = join(folder, 'playwright');
  expect(await findChromium({ PATH: join(folder, 'system'), PLAYWRIGHT_BROWSERS_PATH })).toEqual(
    found(system),
  );
  expect(await findChromium({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH })).toEqual(found(newer));
});

test('a CHROMIUM_PATH that cannot be run is an error', async () => {
  await expect(findChromium({ CHROMIUM_PATH: join(folder, 'none') })).rejects.toThrow(
    `CHROMIUM_PATH cannot be run: ${join(folder, 'none')}`,
  );
});
