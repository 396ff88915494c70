import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { thread } from './people/conversation';
import { buyCredits, enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const sent = 60;
const longest = 100;

test.setTimeout(300_000);

type Seen = Record<string, number>;

/** Notes when the page first shows each of the texts `m1`, `m2` and so on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const [word] of (node.textContent ?? '').matchAll(/\bm\d+(?=!)/g)) seen[word] ??= Date.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('a message shows in the other browser', async ({ browser }) => {
  const [writer, reader] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await buyCredits(writer, 250);
  const open = async (me: typeof writer, other: typeof writer) => {
    const context = await browser.newContext({ locale: 'en' });
    await enter(context, me);
    const page = await context.newPage();
    const streaming = page.waitForResponse('**/api/events.php');
    await page.goto(`${origin}/members/${other.id}/chat`);
    await streaming;
    await expect(page.getByLabel(text('chat.field'))).toBeVisible();
    return page;
  };
  const from = await open(writer, reader);
  const to = await open(reader, writer);
  await watch(to);
  const field = from.getByLabel(text('chat.field'));
  const began: Seen = {};
  for (let count = 1; count <= sent; count += 1) {
    const word = `m${count}`;
    await field.fill(`${word}!`);
    began[word] = await from.evaluate(() => Date.now());
    await field.press('Enter');
    await expect(thread(to, text, writer.name).getByText(`${word}!`)).toBeVisible();
  }
  const seen = await to.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const times = Object.entries(began).map(([word, time]) => (seen[word] ?? Infinity) - time);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity;
  const told = { messages: times.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  expect(at(0.95)).toBeLessThanOrEqual(longest);
});
