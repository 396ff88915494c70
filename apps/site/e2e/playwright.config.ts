import { findChromium } from '@heartwood/chromium';
import { reportFile } from '@heartwood/tooling/reporters';
import { defineConfig } from '@playwright/test';
import { entered } from './environment/entered';

const { executablePath, args, env } = await findChromium();
const report = reportFile();

/** Tests; `load` and `lighthouse` measure, `picture` renders the gallery of the demo brands. */
const kind = process.env.E2E_KIND ?? 'test';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  testMatch: `**/*.${kind}.ts`,
  globalSetup: './environment/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    storageState: entered,
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    trace: kind === 'test' ? 'on-first-retry' : 'off',
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
});
