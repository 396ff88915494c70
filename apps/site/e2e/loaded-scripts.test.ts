import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Chat, Credits } from '@heartwood/api-contract';
import { routePath } from '@heartwood/domain';
import { expect, test, type BrowserContext } from '@playwright/test';
import { amberlane, originOf } from './environment/brands';
import { demoMember } from './people/demo-member';
import { enter } from './people/made-member';

const laterMs = 10_000;
/** Budget of the script that a member's page has loaded after that time, in kB gzip. */
const most = { page: 174, chat: 189 };

/** Returns the script in kB gzip that a page has loaded by then, without that prefetched for other pages. */
async function loadedScript(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(originOf(amberlane) + path);
  await page.waitForFunction((ms) => performance.now() > ms, laterMs);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  await page.close();
  const files = await Promise.all(
    [...new Set(scripts)].map((script) =>
      readFile(new URL(`../build/client${new URL(script).pathname}`, import.meta.url)),
    ),
  );
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;
}

test('member pages stay within the script budget ten seconds after navigation', async ({ context }, {
  annotations,
}) => {
  const me = await demoMember(amberlane);
  await enter(context, me);
  const { id } = await demoMember(amberlane, 'free');
  const { chats } = await me.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
  const { packages } = await me.session.call<Credits>('GET', '/api/credits.php');
  const chat = routePath('chats-id', { id: chats[0]?.conversation_id ?? '' });
  const pages = [
    routePath('members'),
    routePath('members-id', { id }),
    routePath('likes'),
    routePath('chats'),
    routePath('premium'),
    routePath('credits-id-paymentmethod', { id: packages[0]?.id ?? '' }),
    routePath('transactions-id'),
  ];
  const measure = async (path: string) => [path, await loadedScript(context, path)] as const;
  // The list opens the last conversation, which is none until the conversation's own page was open.
  const loaded = [...(await Promise.all(pages.map(measure))), await measure(chat)];
  annotations.push({ type: 'kB gzip', description: JSON.stringify(loaded) });
  const over = loaded.filter(([path, kB]) => kB > (path === chat ? most.chat : most.page));
  expect(over).toEqual([]);
  expect(loaded.filter(([, kB]) => kB < 100)).toEqual([]);
});
