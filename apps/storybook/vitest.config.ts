import { fileURLToPath } from 'node:url';
import { findChromium } from '@heartwood/chromium';
import { vitestDefaults } from '@heartwood/tooling/reporters';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const { executablePath, args, env } = await findChromium();

export default defineConfig({
  ...viteConfig,
  test: {
    ...vitestDefaults(),
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          fileParallelism: false,
          // One frame for all files: with one each, the browser drops every connection beyond about 64 files.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath, args, env: { ...process.env, ...env } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
