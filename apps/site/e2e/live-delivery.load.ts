import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { buyCredits, enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const sent = 60;
const longest = 100;

test.setTimeout(300_000);

type Times = Record<string, number>;

interface Watched extends Window {
  /** When Enter was pressed on each of the texts `m1!`, `m2!` and so on, and when the page first showed it. */
  pressed: Times;
  shown: Times;
}

/** Notes presses and texts from within the page, so that nothing of the test's own counts. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    Object.assign(watched, { pressed: {}, shown: {} });
    document.addEventListener(
      'keydown',
      ({ key, target, timeStamp }) => {
        if (key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
        watched.pressed[target.value] = performance.timeOrigin + timeStamp;
      },
      { capture: true },
    );
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const [word] of (node.textContent ?? '').matchAll(/\bm\d+!/g)) {
            if (watched.shown[word] !== undefined) continue;
            watched.shown[word] = performance.timeOrigin + performance.now();
            document.dispatchEvent(new Event(`shown ${word}`));
          }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const shows = (page: Page, word: string) =>
  page.evaluate(
    (searched) =>
      new Promise<void>((resolve) => {
        if ((window as unknown as Watched).shown[searched] !== undefined) resolve();
        else document.addEventListener(`shown ${searched}`, () => resolve(), { once: true });
      }),
    word,
  );

const timesOf = (page: Page) =>
  page.evaluate(() => {
    const { pressed, shown } = window as unknown as Watched;
    return { pressed, shown };
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
  await watch(from);
  await watch(to);
  const field = from.getByLabel(text('chat.field'));
  for (let count = 1; count <= sent; count += 1) {
    const word = `m${count}!`;
    await field.fill(word);
    const shown = shows(to, word);
    await field.press('Enter');
    await shown;
  }
  const [{ pressed }, { shown }] = await Promise.all([timesOf(from), timesOf(to)]);
  const times = Object.entries(pressed).map(([word, time]) => Math.round((shown[word] ?? Infinity) - time));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity;
  const told = { messages: times.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  expect(at(0.95)).toBeLessThanOrEqual(longest);
});
