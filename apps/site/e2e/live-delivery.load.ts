import type { Chat } from '@heartwood/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { buyCredits, enter, makeMember, sendText } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const sent = 60;
/** How much longer a message may take than an event that the API only relays. */
const ratio = 3;

test.setTimeout(300_000);

type Times = Record<string, number>;

interface Watched extends Window {
  /** When Enter was pressed for each text (`m1!`, `m2!` and so on), and when the page first showed it. */
  pressed: Times;
  shown: Times;
  /** When this page posted each relayed event, and when it received it. */
  posted: number[];
  noted: number[];
}

/** Records key presses and texts within the page, to exclude the test's own overhead. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    Object.assign(watched, { pressed: {}, shown: {}, posted: [], noted: [] });
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
    const { pressed, shown, posted, noted } = window as unknown as Watched;
    return { pressed, shown, posted, noted };
  });

/** Makes the page record the typing events of a conversation, in its own stream. */
const noteEvents = (page: Page, conversation: string) =>
  page.evaluate(
    (noticed) =>
      new Promise<void>((resolve) => {
        const source = new EventSource('/api/events.php');
        source.addEventListener('open', () => resolve(), { once: true });
        source.addEventListener('typing', ({ data }: MessageEvent<string>) => {
          if (!data.includes(noticed)) return;
          const { noted } = window as unknown as Watched;
          noted.push(performance.timeOrigin + performance.now());
          document.dispatchEvent(new Event(`noted ${noted.length}`));
        });
      }),
    conversation,
  );

const notes = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        if ((window as unknown as Watched).noted.length >= wanted) resolve();
        else document.addEventListener(`noted ${wanted}`, () => resolve(), { once: true });
      }),
    count,
  );

/** Posts a typing event, which is not stored. */
const postEvent = (page: Page, conversation: string) =>
  page.evaluate(async (body) => {
    (window as unknown as Watched).posted.push(performance.timeOrigin + performance.now());
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/typing.php', { method: 'POST', headers, body });
    if (answer.status !== 204) throw new Error(`answered with ${answer.status}`);
  }, JSON.stringify({ conversation }));

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

test('a message takes at most three times as long as a relayed event', async ({ browser }) => {
  const [writer, reader, third] = await Promise.all([
    makeMember(amberlane),
    makeMember(amberlane),
    makeMember(amberlane),
  ]);
  await buyCredits(writer, 250);
  await sendText(third, reader.id, 'Do you hear me?');
  const { chats } = await third.session.call<{ chats: readonly Chat[] }>('GET', '/api/chats.php');
  const conversation = chats[0]?.conversation_id ?? '';
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
  const beside = await open(third, reader);
  for (const page of [from, to, beside]) await watch(page);
  await noteEvents(to, conversation);
  const field = from.getByLabel(text('chat.field'));
  for (let count = 1; count <= sent; count += 1) {
    const word = `m${count}!`;
    await field.fill(word);
    const shown = shows(to, word);
    await field.press('Enter');
    await shown;
    const noted = notes(to, count);
    await postEvent(beside, conversation);
    await noted;
  }
  const [{ pressed }, { posted }, { shown, noted }] = await Promise.all([
    timesOf(from),
    timesOf(beside),
    timesOf(to),
  ]);
  const messages = percentiles(
    Object.entries(pressed).map(([word, time]) => (shown[word] ?? Infinity) - time),
  );
  const events = percentiles(posted.map((time, at) => (noted[at] ?? Infinity) - time));
  const times = Number((messages.p95 / events.p95).toFixed(2));
  process.stdout.write(`${JSON.stringify({ messages, events, times })}\n`);
  expect(times).toBeLessThanOrEqual(ratio);
});
